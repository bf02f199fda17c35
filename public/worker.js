// The worker, in which the expert and the coach think. It runs the same program as the page, which gives the
// program's address as the worker's name.
const load = async () => {
  const program = await import(name);
  await program.default();
  return program;
};

const program = load();
const loadTexts = async (language) => {
  const answer = await fetch(`lang/${language}/thinking.txt`);
  return answer.ok ? answer.text() : Promise.reject(new Error(`${answer.url}: no texts`));
};
// Who thinks, by the language of what the coach says. To play needs no texts.
const thinkers = {};
const thinkerIn = async (language) => {
  const texts = language ? await loadTexts(language) : undefined;
  return (thinkers[language] ??= await (await program).Thinker.load(texts));
};
// At once: whoever starts a worker is about to ask it.
thinkerIn("").catch(() => {});
const answer = async (message) => {
  const [, { judge }] = JSON.parse(message);
  const language = judge?.language ?? "";
  const thinker = thinkers[language] ?? (await thinkerIn(language));
  return thinker.think(message);
};
// Anything but a message tells the page that no answer will come.
onmessage = async ({ data }) => postMessage((await answer(data).catch(() => null)) ?? "");
