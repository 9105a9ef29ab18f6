// @supabase/lite looks at every password and code that is tried, and sends every mail that is asked for.
// Hosted: https://supabase.com/docs/guides/auth/rate-limits
import { z } from "zod";
import { createAttemptLimit } from "./attempt-limit.ts";

type Handle = (request: Request, peerAddress: string) => Promise<Response>;

const minuteMs = 60_000;

/**
 * Limits guessing, which the embedded backend by itself does not: failed passwords and codes, and requests for mails, per
 * account. Only the site knows the visitors' addresses; it counts by these too. Answers 429 with Retry-After in the error
 * shape of hosted sign-in; the seconds are in the message.
 */
export function throttleSignIn(handle: Handle): Handle {
  // The site lets a stranger make ten, and a browser that the account knows ten more.
  const guessesPerAccount = createAttemptLimit({ max: 20, windowMs: 5 * minuteMs });
  const mailsPerAccount = createAttemptLimit({ max: 5, windowMs: 5 * minuteMs });

  return async (request, peerAddress) => {
    const kind = kindOf(request);
    if (kind === null) return handle(request, peerAddress);
    const account = await readAccount(request);

    if (kind === "mail") {
      const wait = mailsPerAccount.take(account);
      return wait > 0 ? refuseForNow(wait, "over_email_send_rate_limit") : handle(request, peerAddress);
    }
    const wait = account ? guessesPerAccount.take(account) : 0;
    if (wait > 0) return refuseForNow(wait, "over_request_rate_limit");
    const response = await handle(request, peerAddress);
    if (response.ok) guessesPerAccount.giveBack(account);
    return response;
  };
}

function kindOf(request: Request): "guess" | "mail" | null {
  if (request.method !== "POST") return null;
  const { pathname, searchParams } = new URL(request.url);
  switch (pathname.replace(/\/+$/, "")) {
    case "/auth/v1/token":
      return searchParams.get("grant_type") === "password" ? "guess" : null;
    case "/auth/v1/verify":
      return "guess";
    case "/auth/v1/signup":
    case "/auth/v1/otp":
    case "/auth/v1/magiclink":
    case "/auth/v1/recover":
    case "/auth/v1/resend":
      return "mail";
    default:
      return null;
  }
}

/** The address a request is about, or the empty string when it names none (a token hash, which nobody guesses). */
async function readAccount(request: Request): Promise<string> {
  const sent: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const { data } = z.object({ email: z.string() }).safeParse(sent);
  return data?.email.trim().toLowerCase() ?? "";
}

/** A refusal in the shape of hosted sign-in, until so many seconds have passed. */
export function refuseForNow(seconds: number, code: string): Response {
  return Response.json(
    {
      code: 429,
      error_code: code,
      msg: `For security purposes, you can only request this after ${seconds} seconds.`,
    },
    { status: 429, headers: { "Retry-After": String(seconds), "X-Sb-Error-Code": code } },
  );
}
