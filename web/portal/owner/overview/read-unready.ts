import "server-only";
import { findUnready } from "schemas/find-unready.ts";
import { readBackup } from "#portal/owner/backups/read-backup.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { openingQuery } from "./opening.query.ts";

/** What an agency has to have before it opens and does not have yet: of its content, a mail that went out, a backup that was proven. */
export async function readUnready() {
  const client = await openSession();
  const [facts, sent, backup] = await Promise.all([
    sanityFetch({ query: openingQuery }),
    client
      .from("outbox")
      .select("id")
      .not("sent_at", "is", null)
      .limit(1)
      .then(unwrap("Whether a mail was sent could not be read")),
    readBackup(),
  ]);
  const parts = [
    ...findUnready(facts),
    ...(sent.length === 0 ? ["mail" as const] : []),
    ...(backup.is === "proven" ? [] : ["backup" as const]),
  ];
  return { rows: parts.map((id) => ({ id })), count: parts.length };
}
