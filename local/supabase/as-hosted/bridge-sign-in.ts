// @supabase/lite refuses a known address, ignores bans and audiences, has no code of type `email` and no resending, and
// takes a session renewed twice at once for stolen. Hosted: https://supabase.com/docs/reference/javascript/auth-signup,
// https://supabase.com/docs/reference/javascript/auth-verifyotp, https://supabase.com/docs/guides/auth/sessions
import { randomUUID } from "node:crypto";
import type { EmailMessage } from "@supabase/lite";
import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import { createQueue } from "../../../process/create-queue.ts";
import type { readAuthSettings } from "../read-config.ts";
import { sendConfirmationAgain } from "./send-confirmation-again.ts";

type Handle = (request: Request, peerAddress: string) => Promise<Response>;

export type SignInBridge = {
  database: PGlite;
  /** The settings of signing in, whose mails are in the site's language. */
  readSettings: () => Promise<ReturnType<typeof readAuthSettings>>;
  siteUrl: string;
  sendMail: (message: EmailMessage) => Promise<void>;
};

const sentBody = z
  .object({ email: z.string(), password: z.string(), type: z.string(), refresh_token: z.string() })
  .partial()
  .catch({});
type SentBody = z.infer<typeof sentBody>;

/**
 * Makes the embedded sign-in API answer as the hosted one where the two differ: a known address signs up again, a
 * confirmation is sent again, a code of type `email`, a banned account, an unconfirmed one with a wrong password, a
 * token for another audience. What changes something goes one after the other: renewed at once, one session would be renewed
 * twice and then be taken for stolen. Who is signed in is answered beside it, or a rush of sign-ins would stop every page.
 */
export function bridgeSignIn(handle: Handle, bridge: SignInBridge): Handle {
  const inTurn = createQueue();
  return async (request, peerAddress) => {
    if (isForAnotherAudience(request)) return refuse(401, "bad_jwt", "invalid JWT: unexpected audience");
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/auth/v1/") || request.method === "GET") return handle(request, peerAddress);
    return inTurn(async () => {
      const response = await answer(request, (sent) => handle(sent, peerAddress), bridge);
      await rememberDevice(request, response, bridge.database);
      return response;
    });
  };
}

async function answer(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  bridge: SignInBridge,
): Promise<Response> {
  if (request.method !== "POST") return handle(request);
  const { pathname, searchParams } = new URL(request.url);
  const body = sentBody.parse(await readJson(request.clone()));
  switch (pathname.replace(/\/+$/, "")) {
    case "/auth/v1/signup":
      return signUp(request, handle, body, bridge);
    case "/auth/v1/resend":
      if (body.type !== "signup") return handle(request);
      await sendConfirmationAgain(body.email ?? "", bridge);
      return Response.json({});
    case "/auth/v1/verify":
      return body.type === "email" ? handle(await withType(request, "magiclink")) : handle(request);
    case "/auth/v1/token":
      return searchParams.get("grant_type") === "refresh_token"
        ? refresh(request, handle, body, bridge)
        : signIn(request, handle, body, bridge);
    default:
      return handle(request);
  }
}

/** Keeps with a new session which browser began it. */
async function rememberDevice(request: Request, response: Response, database: PGlite): Promise<void> {
  if (!response.ok || !/\/(token|verify)\/?$/.test(new URL(request.url).pathname)) return;
  const session = z.object({ access_token: z.jwt() }).safeParse(await readJson(response.clone()));
  const [, payload = ""] = session.data?.access_token.split(".") ?? [];
  await database.query(
    `update auth.sessions set user_agent = $1
     where user_agent is null and id::text = convert_from(decode($2, 'base64'), 'utf8')::jsonb ->> 'session_id'`,
    [request.headers.get("user-agent"), Buffer.from(payload, "base64url").toString("base64") || "e30="],
  );
}

/** A known address gets the same answer as a new one; an unconfirmed account gets its mail again. */
async function signUp(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  { email = "" }: SentBody,
  bridge: SignInBridge,
): Promise<Response> {
  const response = await handle(request);
  if (response.status !== 429) return response;
  await sendConfirmationAgain(email, bridge);
  return Response.json({
    id: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email: email.toLowerCase(),
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [],
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  });
}

async function signIn(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  { email = "", password = "" }: SentBody,
  { database }: SignInBridge,
): Promise<Response> {
  const banned = await database.query("select 1 from auth.users where email = $1 and banned_until > now()", [
    email.toLowerCase(),
  ]);
  const isBanned = banned.rows.length > 0;
  const response = isBanned ? refuse(400, "user_banned", "User is banned") : await handle(request);
  if (!isBanned) {
    const failure: unknown = response.ok ? null : await readJson(response.clone());
    if (!z.object({ error_code: z.literal("email_not_confirmed") }).safeParse(failure).success)
      return response;
  }
  // Both are told to whoever knows the password, and to nobody else.
  const right = await database.query(
    // pgcrypto writes $2a$ where the sign-in API writes $2b$; the hash is the same.
    `select 1 from auth.users, lateral (select '$2a$' || substr(encrypted_password, 5) as hash) h
     where email = $1 and hash = extensions.crypt($2, hash)`,
    [email.toLowerCase(), password],
  );
  return right.rows.length > 0 ? response : refuse(400, "invalid_credentials", "Invalid login credentials");
}

async function refresh(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  { refresh_token: token = "" }: SentBody,
  { database }: SignInBridge,
): Promise<Response> {
  const banned = await database.query(
    `select 1 from auth.refresh_tokens t join auth.users u on u.id = t.user_id
     where t.token = $1 and u.banned_until > now()`,
    [token],
  );
  return banned.rows.length > 0 ? refuse(400, "user_banned", "User is banned") : handle(request);
}

function isForAnotherAudience(request: Request): boolean {
  const [, payload] = /^Bearer [^.]+\.([^.]+)\.[^.]+$/.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!payload) return false;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return z.object({ aud: z.string() }).parse(claims).aud !== "authenticated";
  } catch {
    return true;
  }
}

async function withType(request: Request, type: string): Promise<Request> {
  const body = z.record(z.string(), z.unknown()).parse(await readJson(request.clone()));
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body: JSON.stringify({ ...body, type }) });
}

function readJson(message: Request | Response): Promise<unknown> {
  return message.json().catch(() => null);
}

/** A refusal in the shape of hosted sign-in. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}
