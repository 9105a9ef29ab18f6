/** Whether somebody is writing, or has a dialog to answer: then a key is a letter and no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector("dialog:modal")) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=submit])")
  );
}
