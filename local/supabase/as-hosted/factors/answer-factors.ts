// @supabase/lite has no second factors. Hosted: https://supabase.com/docs/guides/auth/auth-mfa,
// https://supabase.com/docs/reference/javascript/auth-mfa-enroll
import { randomUUID } from "node:crypto";
import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import { createAttemptLimit } from "../attempt-limit.ts";
import { refuse } from "../bridge-sign-in.ts";
import { refuseForNow } from "../throttle-sign-in.ts";
import { makeSecret } from "./codes.ts";
import { readBearer } from "./read-bearer.ts";
import { listFactors, removeFactor } from "./stored-factors.ts";
import { challengeSeconds, verifyFactor } from "./verify-factor.ts";

type Handle = (request: Request, peerAddress: string) => Promise<Response>;
export type FactorsBridge = { database: PGlite; jwtSecret: string; siteUrl: string; maximum: number };
type Asker = { id: string; email: string; sessionId: string };

const minuteMs = 60_000;
/** For how many seconds a factor that nobody proved stands in the way of another. */
const unprovenSeconds = 300;

const name = z.string().max(255).default("");
const enrolment = z.object({ factor_type: z.string(), friendly_name: name, issuer: name });
const proof = z.object({ challenge_id: z.uuid(), code: z.string().max(64).default("") });
const person = z.object({ id: z.uuid(), email: z.string() });

/**
 * `/auth/v1/factors` of hosted Supabase, for codes of an authenticator app: a factor is enrolled, challenged, verified, and removed. Limits are by
 * account, since the site is the one address that all come from: fifteen wrong codes in an hour, thirty challenges in a minute.
 */
export function answerFactors(handle: Handle, bridge: FactorsBridge): Handle {
  const { database } = bridge;
  const wrongCodes = createAttemptLimit({ max: 15, windowMs: 60 * minuteMs });
  const challenges = createAttemptLimit({ max: 30, windowMs: minuteMs });

  async function answer(request: Request, peerAddress: string, [id, verb]: string[]): Promise<Response> {
    const { asker, refused } = await findAsker(request, (sent) => handle(sent, peerAddress), bridge);
    if (refused) return refused;
    if (id === undefined) return request.method === "POST" ? enrol(request, asker, bridge) : wrongMethod();

    if (!z.uuid().safeParse(id).success) return refuse(404, "validation_failed", "factor_id must be an UUID");
    const factor = (await listFactors(database, asker.id)).find((each) => each.id === id);
    if (!factor) return refuse(404, "mfa_factor_not_found", "Factor not found");
    if (verb === undefined) {
      if (request.method !== "DELETE") return wrongMethod();
      if (factor.status === "verified" && (await levelOf(database, asker)) !== "aal2")
        return refuse(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
      await removeFactor(database, asker.id, id);
      return Response.json({ id });
    }
    if (request.method !== "POST") return wrongMethod();
    // It may end in a percent sign and the name of a network card.
    const [from = ""] = (peerAddress || "0.0.0.0").split("%");
    if (verb === "challenge") {
      const wait = challenges.take(asker.id);
      return wait > 0 ? refuseForNow(wait, "over_request_rate_limit") : challenge(database, id, from);
    }

    const { data: sent, success } = proof.safeParse(await readJson(request));
    if (!success) return refuse(400, "bad_json", "Could not parse request body as JSON");
    if (sent.code === "") return refuse(400, "validation_failed", "Code needs to be non-empty");
    const wait = wrongCodes.take(asker.id);
    if (wait > 0) return refuseForNow(wait, "over_request_rate_limit");
    const verified = await verifyFactor(database, {
      userId: asker.id,
      sessionId: asker.sessionId,
      factorId: id,
      challengeId: sent.challenge_id,
      code: sent.code,
      from,
    });
    if (verified.refused) return verified.refused;
    wrongCodes.giveBack(asker.id);
    return handle(askForSession(request, verified.token), peerAddress);
  }

  return (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    const path = /^\/auth\/v1\/+factors(?:\/+([^/]+)(?:\/+(challenge|verify))?)?\/*$/.exec(pathname);
    return path ? answer(request, peerAddress, path.slice(1)) : handle(request, peerAddress);
  };
}

/** Who asks, as the sign-in API itself knows it, or how it refuses. */
async function findAsker(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  { jwtSecret }: FactorsBridge,
): Promise<{ asker: Asker; refused?: never } | { asker?: never; refused: Response }> {
  const headers = new Headers(request.headers);
  for (const each of ["content-length", "content-type"]) headers.delete(each);
  const known = await handle(new Request(new URL("/auth/v1/user", request.url), { headers }));
  if (!known.ok) return { refused: known };
  const bearer = await readBearer(request, jwtSecret);
  const { data } = person.safeParse(await readJson(known));
  if (!bearer || bearer.sub !== data?.id)
    return {
      refused: refuse(403, "session_not_found", "Session from session_id claim in JWT does not exist"),
    };
  return { asker: { ...data, sessionId: bearer.session_id } };
}

async function enrol(request: Request, asker: Asker, bridge: FactorsBridge): Promise<Response> {
  const { database, siteUrl, maximum } = bridge;
  const { data: sent, error } = enrolment.safeParse(await readJson(request));
  if (!sent) return refuse(400, "validation_failed", z.prettifyError(error));
  if (sent.factor_type === "phone")
    return refuse(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  if (sent.factor_type === "webauthn")
    return refuse(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  if (sent.factor_type !== "totp")
    return refuse(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");

  await removeUnproven(database);
  const factors = await listFactors(database, asker.id);
  if (factors.some(({ friendly_name }) => friendly_name === sent.friendly_name))
    return refuse(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${sent.friendly_name}" for this user already exists`,
    );
  if (factors.length >= maximum)
    return refuse(
      422,
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  const hasOne = factors.some(({ status }) => status === "verified");
  if (hasOne && (await levelOf(database, asker)) !== "aal2")
    return refuse(403, "insufficient_aal", "AAL2 required to enroll a new factor");

  const totp = makeSecret(sent.issuer || new URL(siteUrl).host, asker.email);
  const id = randomUUID();
  await database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
    [id, asker.id, sent.friendly_name, totp.secret],
  );
  return Response.json({ id, type: "totp", friendly_name: sent.friendly_name, totp });
}

/** As hosted Supabase does: what was never challenged after five minutes, the rest after a day. */
async function removeUnproven(database: PGlite): Promise<void> {
  await database.query(
    `delete from auth.mfa_factors factor where status = 'unverified' and (
       created_at < now() - interval '24 hours' or created_at + make_interval(secs => $1) < now()
         and not exists (select from auth.mfa_challenges where factor_id = factor.id)
     )`,
    [unprovenSeconds],
  );
}

async function challenge(database: PGlite, factorId: string, from: string): Promise<Response> {
  const id = randomUUID();
  await database.query("delete from auth.mfa_challenges where created_at < now() - interval '24 hours'");
  await database.query(
    `with challenged as (
       update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $2 returning id
     )
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     select $1, id, clock_timestamp(), $3::inet from challenged`,
    [id, factorId, from],
  );
  const expires_at = Math.floor(Date.now() / 1000) + challengeSeconds;
  return Response.json({ id, type: "totp", expires_at });
}

async function levelOf(database: PGlite, { id, sessionId }: Asker): Promise<string | undefined> {
  const { rows } = await database.query<{ aal: string }>(
    "select aal::text from auth.sessions where id = $1 and user_id = $2",
    [sessionId, id],
  );
  return rows[0]?.aal;
}

function askForSession(request: Request, refresh_token: string): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return new Request(new URL("/auth/v1/token?grant_type=refresh_token", request.url), {
    method: "POST",
    headers,
    body: JSON.stringify({ refresh_token }),
  });
}

function wrongMethod(): Response {
  return refuse(405, "method_not_allowed", "Method not allowed");
}

function readJson(message: Request | Response): Promise<unknown> {
  return message.json().catch(() => null);
}
