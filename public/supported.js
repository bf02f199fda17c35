// The very first script of the page, in ECMAScript 5 so that any browser can read it: tells in the person's language
// that a browser is too old for the game. It tests for the newest features that the game needs: layers, containers and
// registered properties in style sheets, dialogs, modules, and reference types in WebAssembly. (If there is no
// WebAssembly at all, failure.js says so.)
(function () {
  var wasm = typeof WebAssembly !== "object" || !WebAssembly.validate ||
    WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 111, 0]));
  var styles = window.CSSLayerBlockRule && window.CSSContainerRule && window.CSSPropertyRule;
  if (wasm && styles && window.HTMLDialogElement && "noModule" in document.createElement("script")) return;

  var languages = ["en", "de", "fr", "es", "nl"];
  var wanted = [].concat(navigator.languages || [], navigator.language || navigator.userLanguage || []);
  var chosen = "en";
  for (var i = wanted.length - 1; i >= 0; i--) {
    var code = String(wanted[i]).slice(0, 2).toLowerCase();
    if (languages.indexOf(code) >= 0) chosen = code;
  }

  var why = document.getElementById("failed-why");
  why.textContent = "This browser is too old for the game. You need Chrome or Edge 109, Firefox 128 or Safari 16.4, or anything newer.";
  var title = document.getElementById("failed-title");
  title.textContent = "The game can’t start here";
  document.getElementById("app").style.display = "none";
  document.getElementById("failed").hidden = false;
  document.documentElement.lang = "en";
  // Neither reloading nor saving would help.
  var more = document.getElementById("failed").querySelectorAll(".failed__a, #failed-what");
  for (var j = 0; j < more.length; j++) more[j].style.display = "none";

  // The texts of the language.
  var texts = new XMLHttpRequest();
  texts.open("GET", "lang/" + chosen + "/table.txt");
  texts.onload = function () {
    var lines = texts.responseText.split("\n");
    if (texts.status !== 200 || !lines[TEXTS.failed_old]) return;
    document.documentElement.lang = chosen;
    title.textContent = lines[TEXTS.failed_here];
    why.textContent = lines[TEXTS.failed_old];
  };
  texts.send();
})();
