// What does not fit in the window.
import { LOOKS } from './parts.js';

/** Buttons, labels and headings that are outside the window or have text that overflows them. */
export const cutOff = (page, within = 'body') => page.evaluate(({ within, unseen }) => {
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const inScroller = (one) => one !== null && (scrolls(one) || inScroller(one.parentElement));
  const shown = [...document.querySelector(within).querySelectorAll('button:not(#stock, #discard-pile), select, input, label, th, td, h1, h2')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest(unseen) === null && one.clientWidth > 4);
  // It may run on over its whole row.
  const isNameOfRow = (one) => one.matches('th[scope=row]') && getComputedStyle(one).overflowX === 'visible';
  const outside = ({ left, right }) => left < -1 || right > innerWidth + 1;
  // The button of a card reaches over its whole row.
  const reaches = (one) => one.matches('[data-slot]');
  const cut = (one) => outside(one.getBoundingClientRect()) && !inScroller(one.parentElement) || one.scrollWidth > one.clientWidth + 1 && !scrolls(one) && !isNameOfRow(one) && !reaches(one);
  return shown.filter(cut).map((one) => one.getAttribute('aria-label') ?? one.textContent);
}, { within, ...LOOKS });
