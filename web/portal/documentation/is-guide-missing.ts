import "server-only";
import { z } from "zod";
import { askForUser } from "#session/session-user.ts";
import type { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { readGuide } from "./read-guides.ts";

type Client = Awaited<ReturnType<typeof openSession>>;
type Place = { slug: string; docId?: string; isEdited: boolean };

/**
 * Whether /documentation/<slug>, or a page under /documentation/your-site, is none for the signed-in reader; false for
 * somebody who has to sign in first.
 */
export async function isGuideMissing(
  client: Client,
  cookieHeader: string,
  { slug, docId, isEdited }: Place,
): Promise<boolean> {
  const user = await askForUser(cookieHeader, client);
  if (!user) return false;
  const isOwner = user.role === "owner";
  if (slug !== "your-site") return (await readGuide(slug, isOwner)) === null;
  if (docId === undefined) return true;
  if (docId === "new" || isEdited) {
    if (!isOwner) return true;
    if (docId === "new") return false;
  }
  if (!z.uuid().safeParse(docId).success) return true;
  const data = await client
    .from("client_docs")
    .select("id")
    .eq("id", docId)
    .maybeSingle()
    .then(unwrap("The client page could not be looked for"));
  return data === null;
}
