// @supabase/lite says in no token how its session began. Hosted: https://supabase.com/docs/guides/auth/auth-mfa#how-to-add-mfa
import { randomUUID } from "node:crypto";
import type { PGlite } from "@supabase/lite/pglite";
import { decode, sign } from "hono/jwt";
import { z } from "zod";
import { refuse } from "../bridge-sign-in.ts";
import { readBearer } from "./read-bearer.ts";
import { listFactors } from "./stored-factors.ts";

type Handle = (request: Request, peerAddress: string) => Promise<Response>;
type Level = { database: PGlite; jwtSecret: string };

const claims = z.looseObject({ sub: z.uuid(), session_id: z.uuid() });
const begun = z.looseObject({ access_token: z.jwt(), user: z.looseObject({ id: z.uuid() }) });
const account = z.looseObject({ id: z.uuid() });
const changes = z.object({ email: z.unknown(), password: z.unknown() }).partial().catch({});

/**
 * Has every token say its session's level (`aal`) and how it began (`amr`, newest first), also after a renewal, and every account
 * its factors. A password or an address is not changed below level 2 by whoever has a factor.
 */
export function addLevels(handle: Handle, { database, jwtSecret }: Level): Handle {
  return async (request, peerAddress) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = /^\/auth\/v1\/+(token|verify|signup|user)\/*$/.exec(pathname)?.[1];
    if (!path) return handle(request, peerAddress);
    if (path === "user") {
      if (request.method === "PUT" && (await isTooWeak(request, { database, jwtSecret })))
        return refuse(
          401,
          "insufficient_aal",
          "AAL2 session is required to update email or password when MFA is enabled.",
        );
      const response = await handle(request, peerAddress);
      return change(response, account, async (user) => ({
        ...user,
        ...(await factorsOf(database, user.id)),
      }));
    }
    const method =
      path === "verify" ? "otp" : searchParams.get("grant_type") === "refresh_token" ? null : "password";
    const response = await handle(request, peerAddress);
    const raise = (token: string) => nameLevel(token, method, { database, jwtSecret });
    if (response.status === 303) return changeLocation(response, raise);
    return change(response, begun, async (session) => ({
      ...session,
      access_token: await raise(session.access_token),
      user: { ...session.user, ...(await factorsOf(database, session.user.id)) },
    }));
  };
}

/** The same token with its session's level, after noting how the session was begun. */
async function nameLevel(
  token: string,
  method: string | null,
  { database, jwtSecret }: Level,
): Promise<string> {
  const payload = claims.parse(decode(token).payload);
  if (method)
    await database.query(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values ($1, $2, clock_timestamp(), clock_timestamp(), $3)
       on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
      [randomUUID(), payload.session_id, method],
    );
  const { rows: amr } = await database.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [payload.session_id],
  );
  const isProven = amr.some((entry) => ["totp", "mfa/phone", "mfa/webauthn"].includes(entry.method));
  return sign({ ...payload, aal: isProven ? "aal2" : "aal1", amr }, jwtSecret, "HS256");
}

async function factorsOf(database: PGlite, id: string): Promise<{ factors?: unknown[] }> {
  const factors = await listFactors(database, id);
  return factors.length > 0 ? { factors } : {};
}

async function isTooWeak(request: Request, { database, jwtSecret }: Level): Promise<boolean> {
  const sent = changes.parse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  const asks = await readBearer(request, jwtSecret);
  if (!asks || (!sent.email && !sent.password)) return false;
  const weak = await database.query(
    `select 1 from auth.mfa_factors f left join auth.sessions s on s.id = $2
     where f.user_id = $1 and f.status = 'verified' and s.aal::text is distinct from 'aal2'`,
    [asks.sub, asks.session_id],
  );
  return weak.rows.length > 0;
}

/** An answer of this shape, changed; any other as it is. */
async function change<Shape extends z.ZodType>(
  response: Response,
  shape: Shape,
  by: (found: z.infer<Shape>) => Promise<unknown>,
): Promise<Response> {
  if (!response.ok) return response;
  const { data, success } = shape.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (!success) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(await by(data), { status: response.status, headers });
}

/** A link of a mail that is opened by itself sends its session along behind the `#`. */
async function changeLocation(
  response: Response,
  raise: (token: string) => Promise<string>,
): Promise<Response> {
  const [address, fragment] = (response.headers.get("location") ?? "").split("#");
  const sent = new URLSearchParams(fragment);
  const token = sent.get("access_token");
  if (!token) return response;
  sent.set("access_token", await raise(token));
  const headers = new Headers(response.headers);
  headers.set("location", `${address}#${sent}`);
  return new Response(response.body, { status: response.status, headers });
}
