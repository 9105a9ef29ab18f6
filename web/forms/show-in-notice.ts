import "server-only";
import type { Refusal } from "#ui/saved-form/form-answer.ts";
import { goTo } from "./answer-form.ts";
import { noticeHeader } from "./carried-notice.ts";

/**
 * Leads a browser without script back to the page of a form that nothing is typed into, whose notice says why it was refused.
 * Whoever may not see that page is told on one of its own.
 */
export function showInNotice({ status, error }: Refusal, _: unknown, page: string): Response | undefined {
  return [401, 403, 404].includes(status) ? undefined : goTo(page, noticeHeader({ text: error }));
}
