// The engines by name. A driver starts its browser with a page of the given size, and gives these to steer it:
//   version            what the browser calls itself
//   open(url), reload(), evaluate(function, ...values), click(x, y), key(name), screenshot() as a PNG, close()
//   errors()           what went wrong in the page so far
import { chromium109, chromiumToday } from './chromium.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

export const drivers = { firefox, webkit, chromium109, chromium: chromiumToday };
