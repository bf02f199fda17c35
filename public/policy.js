// The beginning of start.js (`make build` puts it together). Which scripts may be started by a name that is worked out: these two, and nothing else. Text never becomes a page.
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (url === "sw.js" || url === "./lazy.js" ? url : null),
});
