// Before anything is drawn: the theme that this browser chose, so that no page flashes in the other one.
(function () {
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("hanpan")) || {};
  } catch (_) {
    // Nothing stored, or storage forbidden: the system's theme.
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (stored.theme === "light" || stored.theme === "dark") dark = stored.theme === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
