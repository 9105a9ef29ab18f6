import { appendChild, attributeOf, makeElement, removeAttribute, setAttribute } from "#html/elements.ts";
import type { PageParts } from "./page-parts.ts";

/** A sign by which a style could leave its rule, or the element that the rule stands in. */
const leavesItsRule = /["'&{}\\<]/;

/**
 * Lets the style attributes of a page stand once each, in one style element: its policy names that by one hash, and lets no style
 * attribute act. One that is not gathered is a fault, which tests/visitor/policy.spec.ts finds.
 */
export function gatherStyles({ head, styled, styles }: PageParts): void {
  const numbers = new Map<string, number>();
  for (const element of styled) {
    const style = attributeOf(element, "style") ?? "";
    if (leavesItsRule.test(style)) continue;
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    removeAttribute(element, "style");
    setAttribute(element, "data-style", String(number));
  }
  if (numbers.size === 0) return;
  const rules = Array.from(numbers, ([style, number]) => `[data-style="${number}"]{${style}}`);
  const gathered = makeElement("style", {}, rules.join(""));
  appendChild(head, gathered);
  styles.push(gathered);
}
