// Loads the second program (src/lazy) and its styles. The worker, in which it computes moves and hints, runs the same
// file.
const load = async () => {
  const program = await import("./rack-o-lazy.js");
  await program.default();
  return program;
};

const loadStyles = () => new Promise((done, failed) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "lazy.css", onload: done, onerror: failed });
  document.head.append(link);
});

export const begin = () => Promise.all([load(), loadStyles()]).then(([program]) => program);

if (!globalThis.document) {
  const program = load();
  // The answer is in the language of the question.
  const loadTexts = async (language) => {
    const answer = await fetch(`lang/${language}/lazy.txt`);
    if (!answer.ok || !(await program).takeTexts(await answer.text())) throw new Error(`${answer.url}: no texts`);
    return language;
  };
  let last = null;
  const answer = async (message) => {
    const { language } = JSON.parse(message).think.question;
    if (last !== language) last = await loadTexts(language);
    return (await program).think(message);
  };
  // Anything but a message tells the page that no answer will come.
  onmessage = async ({ data }) => postMessage((await answer(data).catch(() => null)) ?? "");
}
