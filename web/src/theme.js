// Runs before the first paint, so that the chosen theme does not flash. The settings page writes the same key.
(() => {
  try {
    const settings = JSON.parse(localStorage.getItem("demesne.settings") ?? "{}");
    if (settings.theme === "light" || settings.theme === "dark")
      document.documentElement.dataset.theme = settings.theme;
    if (settings.calm) document.documentElement.dataset.calm = "";
    if (settings.keys === false) document.documentElement.dataset.keyless = "";
  } catch {
    // A browser that stores nothing follows the system's theme.
  }
})();
