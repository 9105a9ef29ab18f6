import { createHash } from "node:crypto";
import { appendChild, attributeOf, insertBefore, isElement, makeElement, textOf } from "#html/elements.ts";
import type { PageElement } from "#html/page-tree.ts";
import type { PageParts } from "../page-parts.ts";
import { contentPolicy } from "./content-policy.ts";

/**
 * Says in a page that is the same for everybody what it may run: the inline scripts and styles of this very HTML. It stands
 * before anything that it is about. What no page can say of itself, next.config.ts says in a header: who may frame it.
 */
export function addPolicy({ head, scripts, styles, countsVisits }: PageParts): void {
  const content = contentPolicy({
    scripts: hashAll(scripts.filter(isInline)),
    styles: hashAll(styles),
    countsVisits,
  });
  const policy = makeElement("meta", { "http-equiv": "Content-Security-Policy", content });
  const [first, second] = head.childNodes;
  const next = first && isElement(first) && attributeOf(first, "charset") !== undefined ? second : first;
  if (next) insertBefore(head, policy, next);
  else appendChild(head, policy);
}

/** Whether a browser would run it from the page itself. */
function isInline(script: PageElement): boolean {
  const isElsewhere = ["src", "data-src"].some((name) => attributeOf(script, name) !== undefined);
  const isData = attributeOf(script, "type")?.startsWith("application/") === true;
  return !isElsewhere && !isData;
}

/** As `'sha256-…'`: of each element's text that is in the page still. */
function hashAll(elements: readonly PageElement[]): string[] {
  const hashes = elements
    .filter(({ parentNode }) => parentNode !== null)
    .map((element) => `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`);
  return [...new Set(hashes)];
}
