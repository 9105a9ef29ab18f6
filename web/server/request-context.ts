import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

type RequestContext = {
  /** Whether Supabase left a question of this request unanswered. */
  isUnanswered: boolean;
  /** What was asked once and holds for the whole request. */
  answers: object;
};

// On globalThis, because Next gives instrumentation, proxy and pages a copy of this module each.
const key = Symbol.for("corner-pocket request context");

function contexts(): AsyncLocalStorage<RequestContext> {
  const known: AsyncLocalStorage<RequestContext> = Reflect.get(globalThis, key) ?? new AsyncLocalStorage();
  Reflect.set(globalThis, key, known);
  return known;
}

/** From now on everything that a request sets going knows which request it is for. */
export function followRequests(): void {
  subscribe("http.server.request.start", () => contexts().enterWith({ isUnanswered: false, answers: {} }));
}

/** Asks once per request, whoever else wants to know: proxy, layout and page get the same answer. */
export function askOnce<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answers = contexts().getStore()?.answers;
  if (!answers) return ask();
  const answer: Promise<Answer> = Reflect.get(answers, question) ?? ask();
  Reflect.set(answers, question, answer);
  return answer;
}

/** Remembers that Supabase did not answer: an error page of this request is not our mistake then, and passes. */
export function noteUnanswered(): void {
  const context = contexts().getStore();
  if (context) context.isUnanswered = true;
}

/**
 * The status that an answer deserves: 503 in place of 500 when Supabase did not answer, and then when to try again. Next
 * answers a range that no file has with 500, and only names the file's length.
 */
export function honestStatus(status: number, response: ServerResponse): number {
  if (status === 500 && String(response.getHeader("Content-Range")).startsWith("bytes */")) return 416;
  const honest = status === 500 && contexts().getStore()?.isUnanswered ? 503 : status;
  if (honest === 503 && !response.hasHeader("Retry-After")) response.setHeader("Retry-After", "5");
  return honest;
}
