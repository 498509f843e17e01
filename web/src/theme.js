// Runs before the first paint, so that the chosen theme does not flash. The settings page writes the same key.
// If a part that the page begins with cannot be fetched, such as while many ask at once, the page is fetched again a
// while later: nothing else of it could say so.
(() => {
  const tried = "demesne.tried";
  const most = 5;
  window.addEventListener(
    "error",
    ({ target }) => {
      const part =
        target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet");
      if (!part || document.getElementById("app")?.hasChildNodes()) return;
      try {
        const tries = Number(sessionStorage.getItem(tried) ?? 0);
        if (tries >= most) return;
        sessionStorage.setItem(tried, String(tries + 1));
        setTimeout(() => location.reload(), 2000 * 2 ** tries * (1 + Math.random()));
      } catch {
        // Where nothing is stored, tries cannot be counted, and it might go on for ever.
      }
    },
    true,
  );
  window.addEventListener("load", () => {
    try {
      if (document.getElementById("app")?.hasChildNodes()) sessionStorage.removeItem(tried);
    } catch {
      // nothing is stored
    }
  });
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
