/**
 * An uncovered part of an element on the screen, or null; of several, a list. Cards overlap closely, so often only a strip can be
 * pressed. Runs in the page, so it uses nothing from this module.
 */
export function bareOf(one, step = 1) {
  if (Array.isArray(one)) return one.map((each) => bareOf(each, step));
  one.scrollIntoView({ block: 'nearest' });
  const box = one.getBoundingClientRect();
  const hit = (x, y) => one.contains(document.elementFromPoint(x, y));
  const along = (from, length, test) => {
    const points = Array.from({ length: Math.round(length / step) }, (_, n) => from + (n + 0.5) * step);
    const first = points.find(test);
    return first === undefined ? null : [first - step / 2, points.findLast(test) + step / 2];
  };
  for (const part of [0.5, 0.2, 0.8, 0.1, 0.9]) {
    const column = along(box.y, box.height, (y) => hit(box.x + part * box.width, y));
    const row = column && along(box.x, box.width, (x) => hit(x, (column[0] + column[1]) / 2));
    if (row) return { x: row[0], y: column[0], width: row[1] - row[0], height: column[1] - column[0] };
  }
  return null;
}
