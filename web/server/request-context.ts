import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { requests } from "./current-request.ts";
import { onRequest } from "./on-request.ts";

/** `data`: of a page for Next's navigation, or ahead of one; `outline`: only which parts it has, ahead of `data`. */
type Wanted = "document" | "data" | "outline";

type RequestContext = {
  wanted: Wanted;
  /** The address within this site, as it was written, without its question. */
  path: string;
  /** The question in the address, with its mark; empty without one. */
  query: string;
  /** Whether Supabase left a question of this request unanswered. */
  isUnanswered: boolean;
  /** Whether a page says that it did not do what was asked, as too much is being done. */
  isBusy: boolean;
  /** Whether the body is a form with files, which come at a pace of their own. */
  isBodyLong: boolean;
  /** What was asked once and holds for the whole request. */
  answers: object;
};

const contexts = () => requests<RequestContext>();

/** From now on everything that a request sets going knows which request it is for, and its answer has an honest status. */
export function followRequests(): void {
  onRequest(({ request, response }) => {
    const context = {
      wanted: readWanted(request),
      path: readPath(request),
      query: readQuery(request),
      isUnanswered: false,
      isBusy: false,
      isBodyLong: false,
      answers: {},
    };
    contexts().enterWith(context);
    onHeaders(response, () => {
      setHonestStatus(response, context);
      nameOneDestination(response);
    });
  });
}

/** What this request asks for. Next hides from proxy.ts the headers that say so. */
export function whatIsWanted(): Wanted {
  return contexts().getStore()?.wanted ?? "document";
}

/** The address that this request asked for, without its question: a page need not say where it is. */
export function askedPath(): string {
  return contexts().getStore()?.path ?? "";
}

/** The question in the address of this request, to take along to where it is led. */
export function askedQuery(): string {
  return contexts().getStore()?.query ?? "";
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

/** Has the page of this request say that it is to be asked for again in a moment: Next gives it no status of its own. */
export function noteBusy(): void {
  const context = contexts().getStore();
  if (context) context.isBusy = true;
}

/** Lets this request send for longer than others may. */
export function allowLongBody(): void {
  const context = contexts().getStore();
  if (context) context.isBodyLong = true;
}

export function isBodyLong(): boolean {
  return contexts().getStore()?.isBodyLong ?? false;
}

/**
 * Answers 503 in place of 500 when Supabase did not answer, or when a page says that too much is asked, and then says when to try
 * again. Next answers a range that no file
 * has with 500, and only names the file's length.
 */
function setHonestStatus(response: ServerResponse, { isUnanswered, isBusy }: RequestContext): void {
  if (isBusy && response.statusCode === 200) response.statusCode = 503;
  if (response.statusCode === 500) {
    if (String(response.getHeader("Content-Range")).startsWith("bytes */")) response.statusCode = 416;
    else if (isUnanswered) response.statusCode = 503;
  }
  if (response.statusCode === 503 && !response.hasHeader("Retry-After"))
    response.setHeader("Retry-After", "5");
}

/** The first time that a stored page leads elsewhere, Next says where twice. */
function nameOneDestination(response: ServerResponse): void {
  const location = response.getHeader("Location");
  if (Array.isArray(location) && location[0]) response.setHeader("Location", location[0]);
}

function readWanted({ headers }: IncomingMessage): Wanted {
  if (headers.rsc !== "1") return "document";
  return headers["next-router-prefetch"] ? "outline" : "data";
}

function readPath({ url = "" }: IncomingMessage): string {
  const [path = ""] = url.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(path) ? path : "";
}

/** Longer than any page of the site asks for, so that it is dropped rather than make a header that no proxy takes. */
const maxQueryLength = 1000;

function readQuery({ url = "" }: IncomingMessage): string {
  const query = new URLSearchParams(url.split("?").slice(1).join("?"));
  // Next's own mark of a request for a page's data.
  query.delete("_rsc");
  const text = query.toString();
  return text && text.length <= maxQueryLength ? `?${text}` : "";
}
