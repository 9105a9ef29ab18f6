/**
 * What somebody types over a text of several lines before React has taken it over. React then sets the text back to what it came with, and
 * writes that anew: what was typed is put back, as often as React begins, and told to React as if typed again. The next thing that is
 * typed, a sent form and one that is reset end it.
 */
export function keepTyped(): void {
  const kept = new WeakMap<HTMLTextAreaElement, () => void>();
  let puttingBack = false;
  addEventListener("input", ({ target: text }) => {
    if (puttingBack || !(text instanceof HTMLTextAreaElement)) return;
    kept.get(text)?.();
    if (!text.defaultValue || isReacts(text)) return;
    const { form, value } = text;
    const observer = new MutationObserver(() => {
      if (text.value === value || text.value !== text.defaultValue) return;
      puttingBack = true;
      // React's own property on the element would hide from React that something has changed.
      Reflect.set(HTMLTextAreaElement.prototype, "value", value, text);
      text.dispatchEvent(new Event("input", { bubbles: true }));
      puttingBack = false;
    });
    const end = () => observer.disconnect();
    observer.observe(text, { childList: true });
    for (const type of ["submit", "reset"]) form?.addEventListener(type, end);
    kept.set(text, end);
  });
}

function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__react"));
}
