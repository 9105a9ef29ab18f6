/**
 * A static page's HTML with a form filled in again, for a browser without script: what was typed stands in the fields of
 * the form that posts to `action`, and the answer with the id `shown` is visible. The page's own scripts are left out,
 * since the page now stands at another address than the one they know.
 */
export function fillPage(
  html: string,
  { action, fields, shown }: { action: string; fields: Record<string, string>; shown: string },
): string {
  const [start, end] = findForm(html, action);
  const form = html
    .slice(start, end)
    .replace(/<input\b[^>]*>/g, (input) => fillInput(input, fields))
    .replace(/(<textarea\b[^>]*>)[^<]*/g, (area, tag: string) => {
      const value = fields[nameOf(tag)];
      // A first line break in a text area is not part of its text.
      return value === undefined ? area : `${tag}\n${escapeHtml(value)}`;
    })
    .replace(new RegExp(`(id="${shown}") class="[^"]*"`), "$1");
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

function nameOf(tag: string): string {
  return / name="([^"]*)"/.exec(tag)?.[1] ?? "";
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace(/<link\b[^>]* as="script"[^>]*>/g, "");
}
