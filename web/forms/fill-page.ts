import { escapeHtml } from "./escape-html.ts";

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
  const [start, end] = findForm(html, action);
  const form = html
    .slice(start, end)
    .replace(/<input\b[^>]*>/g, (input) => {
      const filled = fillInput(input, fields);
      return broken && nameOf(input) === broken ? markInput(filled, shown) : filled;
    })
    .replace(/(<textarea\b[^>]*>)[^<]*/g, (area, tag: string) => {
      const value = fields[nameOf(tag)];
      // A first line break in a text area is not part of its text.
      return value === undefined ? area : `${tag}\n${escapeHtml(value)}`;
    })
    .replace(new RegExp(`(id="${shown}") class="[^"]*"`), "$1");
  return withoutScripts(html.slice(0, start) + form + html.slice(end));
}

/** The same for a form that was answered with a saying: it stands where the form announces its answers. */
export function fillSaying(
  html: string,
  { action, text, reference }: { action: string; text: string; reference: string },
): string {
  const [start, end] = findForm(html, action);
  const saying = `<figure><blockquote>${escapeHtml(text)}</blockquote><figcaption>${escapeHtml(reference)}</figcaption></figure>`;
  const form = html
    .slice(start, end)
    .replace(/(<div\b[^>]* role="status"[^>]*>).*?(?=<\/div>)/s, (_, tag: string) => tag + saying);
  return withoutScripts(html.slice(0, start) + form + html.slice(end));
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
  const [start, end] = findForm(html, action);
  const form = html
    .slice(start, end)
    .replace(/<input\b[^>]*>/g, (input) => fillInput(input, fields))
    .replace(
      /(<div\b[^>]* role="alert"[^>]*?) hidden=""([^>]*>)/,
      (_, head, tail) => head + tail + escapeHtml(text),
    )
    .replace(new RegExp(`(<button\\b[^>]* data-after="${reason}"[^>]*?) hidden=""`), "$1");
  return withoutScripts(html.slice(0, start) + form + html.slice(end));
}

function findForm(html: string, action: string): [start: number, end: number] {
  const attribute = html.indexOf(`action="${action}"`);
  const start = html.lastIndexOf("<form", attribute);
  const end = html.indexOf("</form>", attribute);
  if (attribute < 0 || start < 0 || end < 0) throw new Error(`The page has no form for ${action}`);
  return [start, end];
}

function fillInput(input: string, fields: Record<string, string>): string {
  const value = fields[nameOf(input)];
  if (value === undefined) return input;
  return input.replace(/ value="[^"]*"/, "").replace(/\/?>$/, () => ` value="${escapeHtml(value)}"/>`);
}

function markInput(input: string, shown: string): string {
  const isDescribed = / aria-describedby="/.test(input);
  const described = isDescribed
    ? input.replace(/ aria-describedby="/, `$&${shown} `)
    : input.replace(/\/?>$/, ` aria-describedby="${shown}"/>`);
  return described.replace(/\/?>$/, ' aria-invalid="true" autofocus=""/>');
}

function nameOf(tag: string): string {
  return / name="([^"]*)"/.exec(tag)?.[1] ?? "";
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace(/<link\b[^>]* as="script"[^>]*>/g, "");
}
