import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "#env.ts";
import { usualBytes } from "#server/read-body.ts";
import { getSessionUser, type Role, roleOf, type SessionUser } from "#session/session-user.ts";
import { getLocale } from "#site/locale.ts";
import { isSessionCookie } from "#supabase/create-client.ts";
import { fill } from "#texts/fill.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome, Refusal } from "#ui/saved-form/form-answer.ts";
import { signedOut } from "#ui/saved-form/request-outcome.ts";
import { forgottenNotice, noticeHeader } from "./carried-notice.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { keptText } from "./kept-text.ts";
import { pageOfForm } from "./page-of-form.ts";
import { readSubmission } from "./read-submission.ts";

type Form = Parameters<typeof pageOfForm>[0] & {
  /** What to say when the work itself fails. */
  failed?: string;
  maxBytes?: number;
  /** Whoever may not send it is told so before anything of it is read. */
  admit?: () => Promise<FormOutcome | null>;
  /** Reads a form of another kind, as one with files is, within the time or the usual one. */
  read?: (request: Request, limitMs?: number) => ReturnType<typeof readSubmission>;
  /** The fields that somebody types into, shown again to a browser without script. */
  typed?: string[];
  /** The fields that are secret, with what they are called: asked for again, where others come back. */
  secrets?: Record<string, string>;
  /** Shows a refusal to a browser without script otherwise than on a page of its own that keeps what was typed. */
  show?: (
    refusal: Refusal,
    values: unknown,
    page: string,
  ) => Response | undefined | Promise<Response | undefined>;
};

type OpenForm = Form & { act: (values: unknown) => Promise<FormOutcome> };
export type UserForm = Form & {
  who: Role | "everybody signed in";
  act: (values: unknown, user: SessionUser) => Promise<FormOutcome>;
};

/**
 * Answers a form of the site, of no other site: a script, which sends JSON or asks for it, with JSON; a browser without
 * script with a redirect, or with what was typed, to send it once more. Permission is `act`'s business, and the database's.
 */
export async function answerForm(request: Request, form: OpenForm): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL))
    return answerRefusal({ status: 403, error: (await getTexts()).forms.otherSite });
  const turnedAway = await attempt(form, async () => (await form.admit?.()) ?? null);
  if (turnedAway) return answerOutcome(request, form, turnedAway, await readWords(request, form));
  const submission = await (form.read?.(request) ?? readOrExplain(request, form.maxBytes));
  if ("error" in submission) return answerRefusal(submission);
  const { values } = submission;
  return answerOutcome(request, form, await attempt(form, () => form.act(values)), values);
}

/** What the work answers; whatever keeps it from being done is an answer too. */
async function attempt<Outcome>(
  { page, failed }: Form,
  work: () => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  try {
    return await work();
  } catch (error) {
    console.error(`${page}: ${error instanceof Error ? error.message : "failed"}`);
    return { status: 503, error: failed ?? (await getTexts()).forms.failed };
  }
}

const wordsMs = 1000;

/**
 * What a browser without script sent along although its session has ended, as far as it is there at once: it is shown again, and
 * would be lost otherwise. A stranger's is left unread.
 */
async function readWords(request: Request, { read, maxBytes }: Form): Promise<unknown> {
  const isStranger = !(await cookies()).getAll().some(({ name }) => isSessionCookie(name));
  if (isStranger || isFromScript(request)) return {};
  const submission = await (read?.(request, wordsMs) ?? readSubmission(request, maxBytes, wordsMs));
  return "error" in submission ? {} : submission.values;
}

async function answerOutcome(
  request: Request,
  { typed, secrets, show, ...form }: Form,
  outcome: FormOutcome,
  values: unknown,
): Promise<Response> {
  const isScript = isFromScript(request);
  const page = pageOfForm(form, values);
  if (!("error" in outcome)) {
    const { next = page, done, answer } = outcome;
    const headers = done && !(isScript && answer) ? noticeHeader(done) : forgottenNotice;
    return isScript
      ? Response.json(answer ?? { next, done }, { headers: { ...noStore, ...headers } })
      : goTo(next, headers);
  }
  if (isScript) return answerRefusal(outcome);
  const shown =
    (await show?.(outcome, values, page)) ??
    (await keptText(request.url, { ...outcome, values, typed, secrets, page, locale: await getLocale() }));
  if (outcome.waitSeconds) shown.headers.set("Retry-After", String(outcome.waitSeconds));
  if (!shown.headers.has("Set-Cookie")) shown.headers.set("Set-Cookie", forgottenNotice["Set-Cookie"]);
  return shown;
}

/** A script sends JSON or asks for it. */
function isFromScript({ headers }: Request): boolean {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers.get("content-type") ?? "",
  );
  return !isForm || (headers.get("accept")?.includes("application/json") ?? false);
}

async function readOrExplain(request: Request, maxBytes = usualBytes): ReturnType<typeof readSubmission> {
  const submission = await readSubmission(request, maxBytes);
  if (!("error" in submission)) return submission;
  const { unread } = (await getTexts()).forms;
  return { ...submission, error: fill(unread[submission.status], { kilobytes: maxBytes / 1024 }) };
}

/** Whatever a form's fields are: they have names, as a list, a number or nothing have none. */
const fields = z.record(z.string(), z.unknown());

/** The same for a form of somebody who is signed in, and of that role: anybody else's is left unread. */
export function answerUserForm(request: Request, { who, act, ...form }: UserForm): Promise<Response> {
  return answerForm(request, {
    ...form,
    ...(who === "owner" && { within: "/dashboard/owner" }),
    async admit() {
      const user = await getSessionUser();
      if (!user) return signedOut(form.page);
      if (who === "everybody signed in" || roleOf(user) === who) return null;
      const { onlyOwner, onlyClients } = (await getTexts()).forms;
      return { status: 403, error: who === "owner" ? onlyOwner : onlyClients };
    },
    async act(values) {
      const user = await getSessionUser();
      if (!user) return signedOut(pageOfForm(form, values));
      if (!fields.safeParse(values).success)
        return { status: 400, error: (await getTexts()).forms.unread[400] };
      return act(values, user);
    },
  });
}

const noStore = { "Cache-Control": "private, no-store" };

/** Leads a browser on after a form. */
export function goTo(path: string, headers?: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { ...noStore, ...headers, Location: path } });
}

type Head = { status: number; waitSeconds?: number };

/** How a refusal is said in an answer's head, whatever its body is. */
export function refusalHead({ status, waitSeconds }: Head) {
  return { status, headers: { ...noStore, ...(waitSeconds && { "Retry-After": String(waitSeconds) }) } };
}

function answerRefusal({ status, waitSeconds, ...answer }: Head & { error: string }): Response {
  return Response.json(answer, refusalHead({ status, waitSeconds }));
}
