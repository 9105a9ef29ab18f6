/**
 * The page stays where it is while a dialog lies over all of it: base.css looks at the mark on the root. `html:has(dialog:modal)` would
 * do without a script, but then a browser styles the root anew for each piece that arrives of a page.
 */
export function holdPage(): void {
  const { documentElement: root } = document;
  const follow = () => {
    const dialog = document.querySelector("dialog:modal");
    if (dialog) root.dataset.modal = dialog.id;
    else delete root.dataset.modal;
    // An open dialog that is taken out of the page tells nobody.
    observer.observe(document, { subtree: true, attributeFilter: ["open"], childList: dialog !== null });
  };
  const observer = new MutationObserver(follow);
  follow();
}
