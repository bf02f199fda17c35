// What a screen reader would say.
import { expect } from './table.js';

/**
 * Records from now on what a screen reader would say: the text of every live region that changes, unless it is the same as before, and of
 * every new alert. Regions with aria-live="off" are ignored, whatever their role.
 */
export const listen = (page) => page.evaluate(() => {
  window.listening?.disconnect();
  window.heard = [];
  const regions = '[aria-live], [role=status], [role=alert], [role=log]';
  const spoken = (element) => element?.closest(regions);
  const text = (region) => region.textContent.replace(/\s+/g, ' ').trim();
  const before = new Map([...document.querySelectorAll(regions)].map((region) => [region, text(region)]));
  window.listening = new MutationObserver((changes) => {
    const changed = changes.map(({ target }) => spoken(target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement));
    const come = changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap((node) => (node.matches?.('[role=alert]') ? [node] : [...node.querySelectorAll?.('[role=alert]') ?? []]));
    for (const region of new Set([...changed, ...come])) {
      if (!region || region.getAttribute('aria-live') === 'off') continue;
      const now = text(region);
      if (now && now !== before.get(region)) window.heard.push(now);
      before.set(region, now);
    }
  });
  window.listening.observe(document.body, { characterData: true, childList: true, subtree: true });
});
export const heard = (page) => page.evaluate(() => window.heard);
/** Waits until this has been said, possibly together with what comes before it. */
export const hear = (page, text) => expect.poll(async () => (await heard(page)).at(-1)).toMatch(text);
