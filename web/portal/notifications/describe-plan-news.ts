import type { Texts } from "#texts/get-texts.ts";

/** “Voltway cancelled the care plan”: what became of a plan, in the words of the mail that tells of it. */
export function describePlanNews(event: string, client: string, { mails }: Texts): string {
  const known: Record<string, (client: string) => string> = mails.billing.notice.subjects;
  return known[event]?.(client) ?? client;
}
