import "server-only";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { createClient } from "#supabase/create-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * Whether there is no such row for whoever asks. Nobody who is signed out or disabled is told so: they go to the
 * login.
 */
export async function isRowMissing(
  table: "projects" | "invoices" | "clients",
  id: string,
  request: NextRequest,
): Promise<boolean> {
  const client = createClient({ getAll: () => request.cookies.getAll(), set: () => {} });
  const { data } = await client.auth.getSession();
  if (!data.session) return false;
  const read = unwrap("What is asked for could not be looked for");
  const [accounts, found] = await Promise.all([
    // Nobody but a session that holds, of an account that is not disabled, reads as much as the own one.
    client.from("users").select("id").limit(1).then(read),
    z.uuid().safeParse(id).success ? client.from(table).select("id").eq("id", id).then(read) : [],
  ]);
  return accounts.length > 0 && found.length === 0;
}
