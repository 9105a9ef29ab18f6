import "server-only";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { createClient } from "#supabase/create-client.ts";

/**
 * Whether there is no such project for whoever asks. Nobody who is signed out or disabled is told so: they go to the
 * login. Throws an Error when it cannot be read.
 */
export async function isProjectMissing(id: string, request: NextRequest): Promise<boolean> {
  const client = createClient({ getAll: () => request.cookies.getAll(), set: () => {} });
  const { data } = await client.auth.getSession();
  if (!data.session) return false;
  const [account, project] = await Promise.all([
    client.from("users").select("disabled_at").eq("id", data.session.user.id).single(),
    z.uuid().safeParse(id).success
      ? client.from("projects").select("id").eq("id", id)
      : { data: [], error: null },
  ]);
  const error = account.error ?? project.error;
  if (error) throw new Error(`The project could not be looked for (${error.code || "no answer"})`);
  return account.data?.disabled_at === null && project.data?.length === 0;
}
