// People who sit down at one device have names of their own, and are asked for them.
import { choose, expect, open, openSeat, savedMatch, seat, seatCharacter, seatFriend, seatName, test, toSetUp } from './table.js';

const sits = (page, number, who) => expect(seat(page, number)).toHaveAccessibleName(new RegExp(`^Seat ${number}: ${who}`));
const play = (page) => page.getByRole('button', { name: 'Play', exact: true }).click();

test('a seat that becomes a person asks for their name, and knows it at the next visit', async ({ page }) => {
  await open(page);
  await toSetUp(page);
  await sits(page, 1, 'You');
  await seatFriend(page, 2);
  await expect(seatName(page, 2)).toBeFocused();
  await expect(seatName(page, 2)).toHaveValue('');
  await page.keyboard.type('Bo');
  await sits(page, 2, 'Bo');
  // With somebody else at the device nobody is “You”.
  await openSeat(page, 1);
  await expect(seatName(page, 1)).toHaveValue('');
  await expect(seatName(page, 1)).toHaveAttribute('placeholder', 'Name?');
  await seatName(page, 1).fill('Ann');
  await play(page);
  await expect(page.getByRole('heading', { name: /^Pass the device to (Ann|Bo)$/ })).toBeVisible();
  expect((await savedMatch(page)).seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Vera', 'Mina']);

  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.reload();
  await seatCharacter(page, 2, 'Leo');
  await sits(page, 2, 'Leo');
  await seatFriend(page, 3);
  await expect(page.getByRole('radio', { name: 'Bo', exact: true })).toBeEnabled();
  // Whoever sits elsewhere cannot sit here, too.
  await expect(page.getByRole('radio', { name: 'Ann', exact: true })).toBeDisabled();
});

test('who plays alone stays “You”, whichever seat it is', async ({ page }) => {
  await open(page);
  await seatCharacter(page, 1, 'Ada');
  await openSeat(page, 3);
  await page.getByRole('button', { name: 'A friend' }).click();
  await play(page);
  await expect(page.getByRole('region', { name: 'Your rack' })).toBeVisible();
  expect((await savedMatch(page)).seats.map(({ name }) => name)).toEqual(['Ada', 'Otto', 'You', 'Mina']);
});

test('nobody has to say a name', async ({ page }) => {
  await open(page);
  await seatFriend(page, 2);
  await play(page);
  await expect(page.getByRole('heading', { name: /^Pass the device to Player [12]$/ })).toBeVisible();
});

test('names of emoji and of other scripts stay whole, and a long one is cut between characters', async ({ page }) => {
  await open(page);
  const family = '👨‍👩‍👧‍👦';
  await seatFriend(page, 1, family.repeat(30));
  // As many as fit, each of them whole.
  expect(await seatName(page, 1).inputValue()).toBe(family.repeat(22));
  await seatFriend(page, 2, 'می‌خواهم');
  await openSeat(page, 1);
  await seatName(page, 1).fill('👩‍🚀');
  await play(page);
  await expect(page.getByRole('heading', { name: /^Pass the device to / })).toBeVisible();
  expect((await savedMatch(page)).seats.map(({ name }) => name)).toEqual(['👩‍🚀', 'می‌خواهم', 'Vera', 'Mina']);
});

test('two people of the same name are told apart when the device goes round, and at the table', async ({ page }) => {
  await open(page);
  for (const number of [2, 1]) await seatFriend(page, number, 'Ann');
  await choose(page, 'Number of players', '2');
  await expect(page.getByText(/^Ann \(1\) and Ann \(2\)/)).toBeVisible();
  await play(page);
  const heading = page.getByRole('heading', { name: /^Pass the device to Ann \([12]\)$/ });
  await expect(heading).toBeVisible();
  const [, first] = /\((\d)\)/.exec(await heading.textContent());
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await expect(page.getByRole('region', { name: `Ann (${3 - first}), 0 points` })).toBeVisible();
});
