// The study, the part of the program that thinks for the expert and the coach and shows reviews and statistics, with its styles. The
// same file is the worker in which it thinks.
const load = async () => {
  const study = await import("./rack-o-study.js");
  await study.default();
  return study;
};

const dress = () => new Promise((done, failed) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "study.css", onload: done, onerror: failed });
  document.head.append(link);
});

export const begin = () => Promise.all([load(), dress()]).then(([study]) => study);

if (!globalThis.document) {
  const study = load();
  // The question says in which language the answer is to be.
  const learn = async (language) => {
    const answer = await fetch(`lang/${language}/study.txt`);
    if (!answer.ok || !(await study).speak("", await answer.text(), "")) throw new Error(`${answer.url}: no texts`);
    return language;
  };
  let last = null;
  // What is no answer tells the page that there is nobody to give one.
  const answer = async (data) => {
    const { language } = JSON.parse(data.slice(0, data.indexOf("\n")));
    if (last !== language) last = await learn(language);
    return (await study).think(data);
  };
  onmessage = async ({ data }) => postMessage(await answer(data).catch(() => ""));
}
