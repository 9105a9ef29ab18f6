// @supabase/lite has no admin API. Hosted: https://supabase.com/docs/reference/javascript/auth-admin-mfa-listfactors
import type { PGlite } from "@supabase/lite/pglite";
import { isSecretKey } from "../../is-secret-key.ts";
import { refuse } from "../bridge-sign-in.ts";
import { listFactors, removeFactor } from "./stored-factors.ts";

const id = "([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})";
const path = new RegExp(`^/auth/v1/admin/users/${id}/factors(?:/${id})?/?$`, "i");

/**
 * `GET /auth/v1/admin/users/{id}/factors` and `DELETE …/factors/{id}` of hosted Supabase, for the secret key alone. Answers null to every
 * other request.
 */
export async function handleAdminFactors(
  request: Request,
  { database, secretKey }: { database: PGlite; secretKey: string },
): Promise<Response | null> {
  const [, userId = "", factorId] = path.exec(new URL(request.url).pathname) ?? [];
  if (!userId) return null;
  if (!isSecretKey(request.headers.get("apikey"), secretKey))
    return refuse(403, "not_admin", "User not allowed");
  if (request.method !== (factorId ? "DELETE" : "GET"))
    return refuse(405, "method_not_allowed", "Method not allowed");

  const known = await database.query("select 1 from auth.users where id = $1", [userId]);
  if (known.rows.length === 0) return refuse(404, "user_not_found", "User not found");
  const factors = await listFactors(database, userId);
  if (!factorId) return Response.json(factors);
  const factor = factors.find((each) => each.id === factorId);
  if (!factor) return refuse(404, "mfa_factor_not_found", "Factor not found");
  await removeFactor(database, userId, factorId);
  return Response.json(factor);
}
