// The engines by name. A driver starts its browser with a window of the given size, and returns:
//   version            the browser's own version string
//   open(url), reload(), evaluate(function, ...values), click(x, y), key(name), screenshot() as a PNG, close()
//   errors()           the page's errors so far
import { chromium109, chromiumToday } from './chromium.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

export const drivers = { firefox, webkit, chromium109, chromium: chromiumToday };
