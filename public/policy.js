// The beginning of start.js (xtask/src/join.rs). The policy for Trusted Types: only these two script URLs may
// be computed, and text is never turned into HTML.
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (url === "sw.js" || url === "./worker.js" ? url : null),
});
