import { escapeHtml } from "./escape-html.ts";

type Kept = {
  status: number;
  error: string;
  values: unknown;
  /** The fields whose words are shown. */
  typed?: string[];
  page: string;
  locale: string;
  /** Of a change that came too late: what is stored now, and the version that replaces it when it is sent once more. */
  stored?: { label: string; value: string }[];
  version?: number;
  words?: typeof ofRefusals;
};

const ofRefusals = {
  title: "Not saved",
  stored: "What is stored now",
  typed: "What you typed",
  again: "Try again",
};

/**
 * The answer to a form that was not accepted, for a browser without script: why, and the same form with what was typed,
 * to send once more. A redirect would lose it.
 */
export function keptText(
  action: string,
  { status, error, values, typed = [], page, stored, version, locale, words = ofRefusals }: Kept,
): Response {
  const resent = { ...Object(values), ...(version && { version }) };
  const fields = Object.entries(resent).map(([name, value]) =>
    typed.includes(name)
      ? `<p><label>${typed.length > 1 ? escapeHtml(name.replaceAll("_", " ")) : "What you wrote"}<br><textarea name="${escapeHtml(name)}" rows="10" cols="60">\n${escapeHtml(value)}</textarea></label></p>`
      : `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const html = `<!doctype html><html lang="${escapeHtml(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${words.title}</title>
<main><h1>${words.title}</h1><p role="alert">${escapeHtml(error)}</p>
${stored ? `<h2>${words.stored}</h2>${list(stored)}<h2>${words.typed}</h2>` : ""}
<form method="post" action="${escapeHtml(new URL(action).pathname)}">${fields.join("")}<button>${words.again}</button></form>
<p><a href="${escapeHtml(page)}">Back without it</a></p></main></html>`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}

function list(fields: { label: string; value: string }[]): string {
  const items = fields.map(
    ({ label, value }) =>
      `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value || "(empty)").replaceAll("\n", "<br>")}</dd>`,
  );
  return `<dl>${items.join("")}</dl>`;
}
