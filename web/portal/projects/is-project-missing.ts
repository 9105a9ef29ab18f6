import "server-only";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { createClient } from "#supabase/create-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * Whether there is no such project for whoever asks. Nobody who is signed out or disabled is told so: they go to the
 * login.
 */
export async function isProjectMissing(id: string, request: NextRequest): Promise<boolean> {
  const client = createClient({ getAll: () => request.cookies.getAll(), set: () => {} });
  const { data } = await client.auth.getSession();
  if (!data.session) return false;
  const read = unwrap("The project could not be looked for");
  const [accounts, projects] = await Promise.all([
    // Nobody but a session that holds, of an account that is not disabled, reads as much as the own one.
    client.from("users").select("id").limit(1).then(read),
    z.uuid().safeParse(id).success ? client.from("projects").select("id").eq("id", id).then(read) : [],
  ]);
  return accounts.length > 0 && projects.length === 0;
}
