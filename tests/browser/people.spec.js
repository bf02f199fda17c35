// People who sit down at one device have names of their own, and are asked for them.
import { choose, expect, open, savedMatch, test } from './table.js';

const name = (page, seat) => page.getByLabel(`Seat ${seat} name`);
const played = (page, seat, by) => choose(page, `Seat ${seat} is played by`, by);
const play = (page) => page.getByRole('button', { name: 'Play', exact: true }).click();

test('a seat that becomes a person asks for their name, and knows it at the next visit', async ({ page }) => {
  await open(page);
  await expect(name(page, 1)).toHaveValue('You');
  await played(page, 2, 'Human');
  await expect(name(page, 2)).toBeFocused();
  await expect(name(page, 2)).toHaveValue('');
  await page.keyboard.type('Bo');
  // With somebody else at the device nobody is “You”.
  await expect(name(page, 1)).toHaveValue('');
  await expect(name(page, 1)).toHaveAttribute('placeholder', 'Name?');
  await name(page, 1).fill('Ann');
  await play(page);
  await expect(page.getByRole('heading', { name: /^Pass the device to (Ann|Bo)$/ })).toBeVisible();
  expect((await savedMatch(page)).seats.map((seat) => seat.name)).toEqual(['Ann', 'Bo', 'Vera', 'Mina']);

  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.reload();
  await played(page, 2, 'Computer');
  await expect(name(page, 2)).toHaveValue('Otto');
  await played(page, 3, 'Human');
  await expect(name(page, 3)).toBeFocused();
  const offered = await name(page, 3).evaluate((field) => [...field.list.options].map((option) => option.value));
  expect(offered).toEqual(['Bo']);
});

test('who plays alone stays “You”, whichever seat it is', async ({ page }) => {
  await open(page);
  await played(page, 1, 'Computer');
  await expect(name(page, 1)).toHaveValue('Ida');
  await played(page, 3, 'Human');
  await expect(name(page, 3)).toHaveAttribute('placeholder', 'You');
  await play(page);
  await expect(page.getByRole('region', { name: 'Your rack' })).toBeVisible();
  expect((await savedMatch(page)).seats.map((seat) => seat.name)).toEqual(['Ida', 'Otto', 'You', 'Mina']);
});

test('nobody has to say a name', async ({ page }) => {
  await open(page);
  await played(page, 2, 'Human');
  await play(page);
  await expect(page.getByRole('heading', { name: /^Pass the device to Player [12]$/ })).toBeVisible();
});

test('names of emoji and of other scripts stay whole, and a long one is cut between characters', async ({ page }) => {
  await open(page);
  const family = '👨‍👩‍👧‍👦';
  await name(page, 1).fill(family.repeat(30));
  // As many as fit, each of them whole.
  expect(await name(page, 1).inputValue()).toBe(family.repeat(22));
  await played(page, 2, 'Human');
  await name(page, 1).fill('👩‍🚀');
  await name(page, 2).fill('می‌خواهم');
  await play(page);
  await expect(page.getByRole('heading', { name: /^Pass the device to / })).toBeVisible();
  expect((await savedMatch(page)).seats.map((seat) => seat.name)).toEqual(['👩‍🚀', 'می‌خواهم', 'Vera', 'Mina']);
});

test('two people of the same name are told apart when the device goes round, and at the table', async ({ page }) => {
  await open(page);
  await played(page, 2, 'Human');
  for (const seat of [1, 2]) await name(page, seat).fill('Ann');
  await choose(page, 'Number of players', '2');
  await expect(page.getByText(/^Ann \(1\) and Ann \(2\)/)).toBeVisible();
  await play(page);
  const heading = page.getByRole('heading', { name: /^Pass the device to Ann \([12]\)$/ });
  await expect(heading).toBeVisible();
  const [, first] = /\((\d)\)/.exec(await heading.textContent());
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await expect(page.getByRole('region', { name: `Ann (${3 - first}), 0 points` })).toBeVisible();
});
