// @supabase/lite looks at a ban nowhere: a token that is still running would read and change the account that it was made for.
// Hosted, since v2.195.0: https://github.com/supabase/auth/pull/2642
import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import { refuse } from "./bridge-sign-in.ts";

type Handle = (request: Request, peerAddress: string) => Promise<Response>;

/** What the sign-in API does for whoever a token names. */
const ofTheAccount = /^\/auth\/v1\/+(user|logout|reauthenticate|factors)(\/|$)/;

/** Refuses what a banned account's running token asks of the sign-in API, as the hosted one does. */
export function refuseBanned(handle: Handle, database: PGlite): Handle {
  return async (request, peerAddress) => {
    const id = ofTheAccount.test(new URL(request.url).pathname) ? readSubject(request) : undefined;
    if (id) {
      const banned = await database.query("select 1 from auth.users where id = $1 and banned_until > now()", [
        id,
      ]);
      if (banned.rows.length > 0) return refuse(403, "user_banned", "User is banned");
    }
    return handle(request, peerAddress);
  };
}

/** Whom a token names. That it is the backend's own is looked at after this, and a made-up one gains nothing here. */
function readSubject({ headers }: Request): string | undefined {
  const [, payload = ""] = /^Bearer [^.]+\.([^.]+)\./i.exec(headers.get("authorization") ?? "") ?? [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return z.object({ sub: z.uuid() }).safeParse(claims).data?.sub;
  } catch {
    return undefined;
  }
}
