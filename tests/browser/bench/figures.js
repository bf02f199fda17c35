// Where the benchmarks in the browser put their figures, and how a page is measured.
import { appendFileSync, readFileSync } from 'node:fs';

/** Says a figure, of the page or of one of the counters it is compared with. `make bench` makes one table of all. */
export function tell(name, value, of = 'Rack-O') {
  console.log(`${name}: ${value}${of === 'Rack-O' ? '' : ` (${of})`}`);
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify({ name, value, of })}\n`);
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A clock for what the host of a virtual machine takes away from it: it says how many hundredths of the time since it was made. What is
    measured meanwhile holds only near 0. Where the system does not count it, nothing is known. */
export function hostClock() {
  const counted = () => {
    try {
      const times = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))[1].split(' ').map(Number);
      return { taken: times[7], all: times.slice(0, 8).reduce((sum, time) => sum + time, 0) };
    } catch {
      return null;
    }
  };
  const from = counted();
  return () => {
    const to = counted();
    return from && to ? `${(100 * (to.taken - from.taken) / (to.all - from.all)).toFixed(1)} %` : 'not known';
  };
}

/** How long a step from one place of eight megabytes to another, wherever that is, takes now, in nanoseconds. Whatever else runs on the host of
    a virtual machine crowds what it keeps near of the memory, unseen by the clock above; a page, of whose code every press needs another
    bit, then seems to take up to twice as long. */
export function memoryStep() {
  const [places, steps] = [1 << 21, 3e6];
  const order = Int32Array.from({ length: places }, (_, place) => place);
  let chance = 1;
  for (let place = places - 1; place > 0; place -= 1) {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    const other = chance % (place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  const next = new Int32Array(places);
  order.forEach((place, at) => { next[place] = order[(at + 1) % places]; });
  const from = performance.now();
  let place = 0;
  for (let step = 0; step < steps; step += 1) place = next[place];
  return place < 0 ? NaN : ((performance.now() - from) * 1e6) / steps;
}

/** How a device and its connection are imitated: so many times as slow, as Chromium's own presets have it. */
export const CONDITIONS = [
  { name: '1×', rate: 1 },
  { name: '4×', rate: 4 },
  { name: '6×', rate: 6 },
  { name: 'Slow 4G, 4×', rate: 4, network: { offline: false, latency: 150 * 3.75, downloadThroughput: 1.6e6 / 8 * 0.9, uploadThroughput: 0.75e6 / 8 * 0.9 } },
];

/** Begins to imitate them for this page. */
export async function imitate(page, { rate, network }) {
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Runs in the page from its beginning: what the browser itself has to say about it. */
export function watch() {
  const seen = { long: [], shift: 0, interactions: new Map() };
  globalThis.seen = seen;
  const observe = (type, each, more) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  observe('longtask', ({ startTime, duration }) => seen.long.push({ startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
  }, { durationThreshold: 16 });
}

/** What has been seen since `since`, in milliseconds: blocked time, layout shift, how often and how long it was waited for a paint. */
export const seen = (page, since = 0) => page.evaluate((since) => {
  const { long, shift, interactions } = globalThis.seen;
  const late = long.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration);
  const waits = [...interactions.values()].sort((a, b) => b - a);
  return { long: late, blocked: late.reduce((sum, ms) => sum + ms - 50, 0), shift, waits };
}, since);
