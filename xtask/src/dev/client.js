// The first script of a page that is worked on (xtask/src/dev.rs): reloads the page when there is a new one, exchanges its
// styles, and shows why there is none.
{
  let shown;
  // The styles of the page, and those that were loaded later.
  const exchangeStyles = async () => {
    const page = new DOMParser().parseFromString(await (await fetch("./")).text(), "text/html");
    document.querySelector("style").textContent = page.querySelector("style").textContent;
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
      const newer = link.cloneNode();
      newer.href = `${link.href.split("?")[0]}?${shown.styles}`;
      newer.onload = () => link.remove();
      link.after(newer);
    }
  };
  const box = Object.assign(document.createElement("pre"), { hidden: true });
  box.style = "position:fixed;inset:auto 0 0;z-index:99;max-height:60vh;overflow:auto;margin:0;padding:1em;background:#300;color:#fff;font:13px monospace;white-space:pre-wrap";
  const showFault = (fault) => {
    box.textContent = fault ?? "";
    box.hidden = !fault;
    document.body.append(box);
  };
  new EventSource("dev-news").onmessage = ({ data }) => {
    const before = shown;
    shown = JSON.parse(data);
    showFault(shown.fault);
    if (before && before.page !== shown.page) location.reload();
    else if (before && before.styles !== shown.styles) exchangeStyles();
  };
}
