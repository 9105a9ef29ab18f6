import type { Texts } from "#texts/get-texts.ts";
import { escapeHtml } from "./escape-html.ts";

export type Kept = {
  status: number;
  error: string;
  /** What to do first, in another tab. */
  elsewhere?: { href: string; text: string };
  values: unknown;
  /** The fields whose words are shown. */
  typed?: string[];
  /** The fields that are asked for anew, with what they are called: a password never travels back. */
  secrets?: Record<string, string>;
  page: string;
  locale: string;
  /** Of a change that came too late: what is stored now, and the version that replaces it when it is sent once more. */
  stored?: { label: string; value: string }[];
  version?: number;
  texts: Texts["forms"]["kept"];
};

/** The page of `keptText`, in these texts. */
export function keptPage(
  action: string,
  { status, error, elsewhere, values, typed = [], secrets = {}, page, stored, version, locale, texts }: Kept,
): Response {
  const resent = { ...Object(values), ...(version && { version }) };
  const kept = Object.entries(resent).filter(([name]) => !Object.hasOwn(secrets, name));
  const fields = kept.map(([name, value]) =>
    typed.includes(name)
      ? `<p><label>${typed.length > 1 ? escapeHtml(name.replaceAll("_", " ")) : texts.wrote}<br><textarea name="${escapeHtml(name)}" rows="10" cols="60">\n${escapeHtml(value)}</textarea></label></p>`
      : `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const asked = Object.entries(secrets).map(
    ([name, label]) =>
      `<p><label>${escapeHtml(label)}<br><input type="password" name="${escapeHtml(name)}" required autocomplete="current-password"></label></p>`,
  );
  const html = `<!doctype html><html lang="${escapeHtml(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${texts.title}</title>
<main><h1>${texts.title}</h1><p role="alert">${escapeHtml(error)}${elsewhere ? ` <a href="${escapeHtml(elsewhere.href)}" target="_blank">${escapeHtml(elsewhere.text)}</a>` : ""}</p>
${stored ? `<h2>${texts.stored}</h2>${list(stored, texts.empty)}<h2>${texts.typed}</h2>` : ""}
<form method="post" action="${escapeHtml(new URL(action).pathname)}">${[...fields, ...asked].join("")}<button>${texts.again}</button></form>
<p><a href="${escapeHtml(page)}">${texts.back}</a></p></main></html>`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}

function list(fields: { label: string; value: string }[], empty: string): string {
  const items = fields.map(
    ({ label, value }) =>
      `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value || empty).replaceAll("\n", "<br>")}</dd>`,
  );
  return `<dl>${items.join("")}</dl>`;
}
