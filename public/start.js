// The end of start.js (xtask/src/join.rs puts the other parts before it): starts the program. Whether this tab has the
// match is known before the program reads it; and if the program fails to load, the other parts still work.
try {
  // The page asks for the program in advance; its folder has another name in every build.
  const { default: init } = await import(document.getElementById("program").href);
  await known;
  await init();
} finally {
  keep();
}
