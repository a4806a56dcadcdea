// Before anything is drawn: theme and size of text that this browser chose, so that nothing flashes or jumps.
(function () {
  var data = document.documentElement.dataset;
  var stored = null;
  try {
    stored = JSON.parse(localStorage.getItem("hanpan"));
  } catch {
    // Nothing stored, or storage forbidden: the system's theme, the usual size.
  }
  var chosen = stored && (stored.theme === "light" || stored.theme === "dark");
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  data.theme = chosen ? stored.theme : dark ? "dark" : "light";
  data.textSize = stored && stored.textSize > 1 ? String(stored.textSize) : "1";
})();
