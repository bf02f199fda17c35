// The worker, in which the expert and the coach think. It runs the same program as the page. (`make build` fills in the
// name that this build has.)
const load = async () => {
  const program = await import("./rack-o.js");
  await program.default({ module_or_path: "./rack-o_bg.wasm" });
  return program;
};

const program = load();
const loadTexts = async (language) => {
  const answer = await fetch(`lang/${language}/lazy.txt`);
  return answer.ok ? answer.text() : Promise.reject(new Error(`${answer.url}: no texts`));
};
// What the coach says is in the language of the question. To play needs no texts.
let last;
const answer = async (message) => {
  const [, { judge }] = JSON.parse(message);
  const language = judge?.language ?? last;
  const texts = language === last ? undefined : await loadTexts(language);
  last = language;
  return (await program).think(message, texts);
};
// Anything but a message tells the page that no answer will come.
onmessage = async ({ data }) => postMessage((await answer(data).catch(() => null)) ?? "");
