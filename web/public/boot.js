// Before anything is drawn: the theme that this browser chose, so that no page flashes in the other one.
(function () {
  var theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  try {
    var stored = JSON.parse(localStorage.getItem("hanpan"));
    if (stored.theme === "light" || stored.theme === "dark") theme = stored.theme;
  } catch {
    // Nothing stored, or storage forbidden: the system's theme.
  }
  document.documentElement.dataset.theme = theme;
})();
