// The parts of the page as tests find them in every language, also from within the page. A test names no class itself: what has a
// name in English is found by that (table.js), the rest by what stands here.

const OWN = 'section[data-seat]:has([data-slot])';
const OTHERS = 'section[data-seat]:not(:has([data-slot]))';
const TRAY = 'section:has(#stock)';
const HAND = '#hand';
const PLATE = 'span:has(> [translate=no][dir=auto])';
const GUIDE = 'section:has(> #heading)';

/** By elements, roles, ids and data attributes, which the page promises. */
export const PARTS = {
  /** A text in drawn characters, such as the number on a card: their grid is 88 units high. */
  drawn: 'svg[viewBox$=" 88"]',
  /** What lies over the game and is closed by the way back. */
  over: '[data-over]',
  /** On such a screen: what closes it. */
  leave: '[data-over] :is(header, section:has(> #heading)) > button',

  /** The rack in front, which can be played from. */
  ownRack: OWN,
  /** The racks of the others at the table. */
  otherRacks: OTHERS,
  /** The plastic of any rack, at the table or counted, without what stands beside it. */
  plastic: 'div:has(> div > ol)',
  /** Within a rack: its slots from 50 down to 5, and of each the card, the printed label, the peg, and the step under the peg. */
  slots: 'div > ol > li',
  cards: 'div > ol > li > :not([aria-hidden])',
  labels: 'div > ol > li > [aria-hidden] > svg',
  pegs: 'div > ol > li > [aria-hidden] > i',
  pegSteps: 'div > ol > li > [aria-hidden]:has(> i)',
  /** On a card of one’s own: the number the coach would put there. */
  hinted: '[data-slot] > span[aria-hidden]',
  /** On the backs of another’s cards: the numbers everybody has seen go in. */
  known: `${OTHERS} div > ol > li > :not([aria-hidden]) > span`,
  /** Within a rack: its lip, the plate with the name, the total on it, and whose turn it is. */
  lip: 'ol + div',
  plate: PLATE,
  total: '[translate=no][dir=auto] + [translate=no]',
  ownTurn: `${OWN} ol + div > ${PLATE} + span`,
  otherTurns: `${OTHERS} ol + div > span:last-child`,
  /** On another’s plate: the label of the slot that has just got another card. */
  spots: `${OTHERS} ${PLATE} > i`,

  /** The tray, its piles in their wells with what is written under them, and the hand between them. */
  tray: TRAY,
  stockWell: 'div:has(> #stock)',
  discardWell: 'div:has(> #discard-pile)',
  captions: ':is(#stock, #discard-pile) + span',
  hand: HAND,
  handCard: `${HAND} > div`,
  /** The name of the game, moulded into the place of the hand. */
  moldedName: `${HAND} > span`,
  /** Only to be seen, where there is no room for the last moves: what the others did since one’s own turn, and the last of it. */
  earlierTurns: `${TRAY} > p[aria-hidden]:first-child`,
  lastTurn: `${TRAY} > p[aria-hidden] + p[aria-hidden]`,
  /** What the coach says in the prompt. */
  hint: '[role=status] > span:has(> svg > use[href="#i-lamp"])',

  /** In the bar of the table: the ruler of totals, the numbers along it, and the flag at the goal. */
  ruler: 'header ol',
  rulerMarks: 'header ol > li[aria-hidden]:not(:has(svg))',
  rulerFlag: 'header ol > li[aria-hidden]:has(svg)',

  /** At the end of a round: what a counted rack has scored, with how that came about, and the chart of the totals. */
  sum: 'article p',
  score: 'article p > b',
  chart: 'main section:has(> ol)',
  /** The wordmark that falls in above the heading for a person who has called. */
  cheer: '[aria-hidden]:has(+ #heading)',
  /** Below the score sheet: what looks back at the match or saves it. */
  fileButtons: '[role=region]:has(table) ~ * button',
  /** The buttons that lead on. */
  next: ':has(> #open-review) > button',

  /** On the first screen: Play, and what leads to other screens. */
  play: 'button:has(+ #open-setup)',
  /** Where a match is set up: what Play begins. */
  summary: 'p:has(+ button[form])',
  links: 'main button[id^=open-]',

  /** The text of the lesson, its step, and its words. */
  guide: GUIDE,
  guideStep: `${GUIDE} > p:first-of-type`,
  guideWords: `${GUIDE} > div:has(p + p)`,
};

/** What is only to be seen, and so has neither role nor name nor any other promise: by class, each with what it is and why it is looked for. */
export const LOOKS = {
  /** What is there for screen readers alone: a pixel in size, so that its geometry says nothing. */
  unseen: '.vh',
  /** A card on its way, in the air or sliding into a slot: motion has no name. */
  flight: '.fly',
  landing: '.fly-in',
  /** A card that is on its way and so is not to be seen yet where it belongs. */
  awaited: '.is-away',
  /** The back of a card: what is not told is told by no name. */
  back: '.card--back',
  /** The card under the pointer. */
  carried: '.carried',
  /** The pile that a computer player is about to draw from: said by the prompt, marked for the eye. */
  intended: '.is-wanted',
  /** The celebration over the table, and what decorates a won match. */
  celebration: '.hurrah',
  confetti: '.confetti',
  bunting: '.bunting',
  /** In the rule book: the finding that is shown among all that are marked. */
  shownFinding: '.is-here',
};
