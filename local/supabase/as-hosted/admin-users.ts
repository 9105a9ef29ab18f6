// @supabase/lite has no admin API.
// Hosted: https://supabase.com/docs/reference/javascript/auth-admin-createuser
import { randomUUID } from "node:crypto";
import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import { isSecretKey } from "../is-secret-key.ts";
import { refuse } from "./bridge-sign-in.ts";

const newUser = z.object({
  email: z.email().max(255).toLowerCase(),
  password: z.string().min(1).max(72),
  email_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});

/**
 * The part of the hosted admin API that the embedded backend lacks and this repository uses:
 * `POST /auth/v1/admin/users`, for the secret key alone. Answers null to every other request.
 */
export async function handleAdminUsers(
  request: Request,
  { database, secretKey }: { database: PGlite; secretKey: string },
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname !== "/auth/v1/admin/users") return null;
  if (!isSecretKey(request.headers.get("apikey"), secretKey))
    return refuse(403, "not_admin", "User not allowed");
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Method not allowed");

  const user = newUser.safeParse(await request.json().catch(() => null));
  if (!user.success) return refuse(400, "validation_failed", z.prettifyError(user.error));
  const { email, password, email_confirm, user_metadata } = user.data;

  const known = await database.query("select 1 from auth.users where email = $1", [email]);
  if (known.rows.length > 0) {
    return refuse(422, "email_exists", "A user with this email address has already been registered");
  }
  const id = randomUUID();
  await database.query(insert, [id, email, password, email_confirm, JSON.stringify(user_metadata), hashCost]);
  return Response.json({
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata,
  });
}

/** Supabase Lite's own setting, and its default. */
const hashCost = Number(process.env.LITE_AUTH_BCRYPT_COST || 10);

const insert = `
  with account as (
    insert into auth.users (
      id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data
    )
    values (
      $1, $2, extensions.crypt($3, extensions.gen_salt('bf', $6)), case when $4::boolean then now() end,
      '{"provider": "email", "providers": ["email"]}', $5::jsonb
    )
    returning id, email
  )
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email) from account
`;
