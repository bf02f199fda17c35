// Loads the study, the part of the program that thinks for the expert and the coach and shows reviews and statistics, when it
// is first wanted. The same file is the worker in which it thinks.
const load = async () => {
  const study = await import("./rack-o-study.js");
  await study.default();
  return study;
};

if (globalThis.document) {
  let study = null;
  const dress = () => new Promise((done, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "study.css", onload: done, onerror: failed });
    document.head.append(link);
  });
  addEventListener("rack-o-study", async (event) => {
    try {
      study ??= Promise.all([load(), dress()]).then(([study]) => study);
      (await study).show(event.detail);
    } catch (error) {
      // Perhaps the connection broke: the next time it is tried again.
      study = null;
      dispatchEvent(new CustomEvent("rack-o-studied", { detail: "failed" }));
    }
  });
} else {
  const study = load();
  // What is no answer tells the page that there is nobody to give one.
  onmessage = async ({ data }) => postMessage(await study.then(({ think }) => think(data)).catch(() => ""));
}
