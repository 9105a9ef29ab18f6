import {
  attributeOf,
  elementsWithin,
  fillElement,
  findElement,
  makeElement,
  removeAttribute,
  removeNode,
  setAttribute,
} from "#html/elements.ts";
import { type Page, type PageElement, readPage, writePage } from "#html/page-tree.ts";

/**
 * A static page's HTML with a form filled in again, for a browser without script: what was typed stands in the fields of
 * the form that posts to `action`, and the answer with the id `shown` is visible; the field `broken`
 * is marked, tied to that answer, and has the focus. The page's own scripts are left out,
 * since the page now stands at another address than the one they know.
 */
export function fillPage(
  html: string,
  {
    action,
    fields,
    shown,
    broken,
  }: { action: string; fields: Record<string, string>; shown: string; broken?: string },
): string {
  return changeForm(html, action, (form) => {
    fillFields(form, fields);
    for (const element of elementsWithin(form)) {
      if (broken && isField(element) && nameOf(element) === broken) markField(element, shown);
      // Its class hides it.
      if (attributeOf(element, "id") === shown) removeAttribute(element, "class");
    }
  });
}

/** The same for a form that was answered with a saying: it stands where the form announces its answers. */
export function fillSaying(
  html: string,
  { action, text, reference }: { action: string; text: string; reference: string },
): string {
  return changeForm(html, action, (form) => {
    const place = findElement(form, (element) => attributeOf(element, "role") === "status");
    const saying = [makeElement("blockquote", {}, text), makeElement("figcaption", {}, reference)];
    if (place) fillElement(place, [makeElement("figure", {}, saying)]);
  });
}

/**
 * The same for a form of an account: `text` stands where its failures are said, and what is offered after one of this `reason`
 * can be pressed.
 */
export function fillFailure(
  html: string,
  {
    action,
    fields,
    text,
    reason,
  }: { action: string; fields: Record<string, string>; text: string; reason: string },
): string {
  return changeForm(html, action, (form) => {
    fillFields(form, fields);
    const findHidden = (name: string, value: string) =>
      findElement(
        form,
        (element) => attributeOf(element, name) === value && attributeOf(element, "hidden") !== undefined,
      );
    const place = findHidden("role", "alert");
    const offer = findHidden("data-after", reason);
    if (place) fillElement(place, text);
    for (const element of [place, offer]) if (element) removeAttribute(element, "hidden");
  });
}

function changeForm(html: string, action: string, change: (form: PageElement) => void): string {
  const page = readPage(html);
  const form = findElement(
    page,
    (element) => element.tagName === "form" && attributeOf(element, "action") === action,
  );
  if (!form) throw new Error(`The page has no form for ${action}`);
  change(form);
  removeScripts(page);
  return writePage(page);
}

function fillFields(form: PageElement, fields: Record<string, string>): void {
  for (const element of elementsWithin(form)) {
    const value = isField(element) ? fields[nameOf(element)] : undefined;
    if (value === undefined) continue;
    if (element.tagName === "textarea") fillElement(element, value);
    else setAttribute(element, "value", value);
  }
}

function markField(field: PageElement, answer: string): void {
  const described = attributeOf(field, "aria-describedby");
  setAttribute(field, "aria-describedby", described ? `${answer} ${described}` : answer);
  setAttribute(field, "aria-invalid", "true");
  setAttribute(field, "autofocus", "");
}

function isField({ tagName }: PageElement): boolean {
  return tagName === "input" || tagName === "textarea";
}

function nameOf(field: PageElement): string {
  return attributeOf(field, "name") ?? "";
}

function removeScripts(page: Page): void {
  for (const element of [...elementsWithin(page)])
    if (element.tagName === "script" || attributeOf(element, "as") === "script") removeNode(element);
}
