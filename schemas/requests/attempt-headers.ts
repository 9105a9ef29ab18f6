/** What a form's script says about one attempt beside its fields. */
export const attemptHeaders = {
  /** The same while the same words are sent again: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
  key: "Idempotency-Key",
  /** When the form was opened, in milliseconds since 1970 by the visitor's clock. */
  openedAt: "Form-Opened-At",
  /** The page or site before the form's page, as the browser tells it. */
  referrer: "Form-Referrer",
  /** The page of this site where the tab's visit began. */
  landing: "Form-Landing",
};

/** Undefined when the sender does not say it, as a browser without script, or says no number. */
export function readOpenedAt(headers: Headers): number | undefined {
  const text = headers.get(attemptHeaders.openedAt);
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
