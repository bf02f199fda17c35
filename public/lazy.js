// Loads the second program (src/lazy) and its styles. The same file is the worker in which it thinks.
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
  // The question says in which language the answer is to be.
  const learn = async (language) => {
    const answer = await fetch(`lang/${language}/lazy.txt`);
    if (!answer.ok || !(await program).takeTexts(await answer.text())) throw new Error(`${answer.url}: no texts`);
    return language;
  };
  let last = null;
  const answer = async (message) => {
    const { language } = JSON.parse(message).think.question;
    if (last !== language) last = await learn(language);
    return (await program).think(message);
  };
  // What is no message tells the page that there is nobody to give an answer.
  onmessage = async ({ data }) => postMessage((await answer(data).catch(() => null)) ?? "");
}
