// Runs in the measured page from its beginning. It finds buttons by name, as a screen reader does.

export function watch() {
  const named = (pattern, elements) => [...document.querySelectorAll(elements)].filter((one) =>
    pattern.test(one.getAttribute('aria-label') ?? one.textContent.trim()) && one.checkVisibility({ visibilityProperty: true }));

  /** Whether so many buttons, or other elements, with this name are visible. */
  const seen = ([name, count, elements = 'button']) => named(new RegExp(name), elements).length === count;

  /** The time at the end of the first frame that shows this. A message is posted when the frame has been laid out and painted. */
  const frame = (what) => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    const next = () => requestAnimationFrame(() => port2.postMessage(0));
    port1.onmessage = () => {
      const now = performance.now();
      if (!seen(what)) return next();
      port1.close();
      done(now);
    };
    next();
  });

  /** Milliseconds from the next press to the end of the first frame that shows this. */
  const pressed = (what) => new Promise((done) => {
    addEventListener('pointerdown', async ({ timeStamp }) => done(await frame(what) - timeStamp), { capture: true, once: true });
  });

  const moves = (animation) => animation.playState === 'running' && animation.effect.getComputedTiming().endTime < Infinity;

  /** Resolves when nothing moves any more and nothing has changed for a while. */
  const quiet = () => new Promise((done) => {
    let since = performance.now();
    const changes = new MutationObserver(() => { since = performance.now(); });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      if (document.getAnimations().some(moves)) since = performance.now();
      if (performance.now() - since < 150) return requestAnimationFrame(look);
      changes.disconnect();
      done();
    };
    look();
  });

  /**
   * How many nodes are changed, come or go from now until all is quiet. Comments are not counted: Leptos marks places with
   * them, and they are neither laid out nor painted.
   */
  const mutations = () => {
    const [touched, all] = [new Set(), []];
    const isComment = ({ nodeType }) => nodeType === Node.COMMENT_NODE;
    const whole = (node) => {
      if (!isComment(node)) touched.add(node);
      node.childNodes.forEach(whole);
    };
    const take = (records) => records.forEach(({ type, target, addedNodes, removedNodes }) => {
      if (type === 'childList' && [...addedNodes, ...removedNodes].every(isComment)) return;
      all.push(type);
      if (type !== 'childList') touched.add(target);
      addedNodes.forEach(whole);
      removedNodes.forEach(whole);
    });
    const changes = new MutationObserver(take);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return async () => {
      await quiet();
      take(changes.takeRecords());
      changes.disconnect();
      return { nodes: touched.size, records: all.length };
    };
  };

  // Controls timers: as requested, immediately, or (long ones, such as those of computer players) held until released.
  const { setTimeout, clearTimeout } = window;
  let waits = 'as meant';
  const held = new Map();
  let last = 0;
  window.setTimeout = (then, wait = 0, ...more) => {
    if (waits === 'held' && wait >= 100) {
      last -= 1;
      held.set(last, () => then(...more));
      return last;
    }
    return setTimeout(then, waits === 'short' ? wait / 50 : wait, ...more);
  };
  window.clearTimeout = (timer) => held.delete(timer) || clearTimeout(timer);
  const wait = (how) => {
    waits = how;
    if (how === 'held') return;
    held.forEach((then) => setTimeout(then));
    held.clear();
  };

  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...from) => {
    const made = await instantiateStreaming.apply(WebAssembly, from);
    globalThis.bench.memory ??= Object.values(made.instance.exports).find((one) => one instanceof WebAssembly.Memory);
    return made;
  };

  globalThis.bench = { frame, pressed, quiet, mutations, wait };
}
