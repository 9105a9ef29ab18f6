/**
 * Who glides to another part of the page, or goes through it by Tab, passes what app/(site)/layout.module.css skips. All of it is laid out
 * first: a browser does not turn on its way when something above was not as high as was guessed.
 */
export function showWhole(): void {
  const mark = () => {
    document.documentElement.dataset.whole = "";
  };
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a[href^='#']:not([data-act])")) mark();
    },
    true,
  );
  addEventListener("keydown", ({ key }) => key === "Tab" && mark(), true);
}
