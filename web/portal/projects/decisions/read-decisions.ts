import "server-only";
import { createHash } from "node:crypto";
import { cache } from "react";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { canonicalJson } from "./canonical-json.ts";

export type DecisionMade = Awaited<ReturnType<typeof readDecisions>>[number];

const most = 200;

/** The decisions about some items or change orders, the newest first. */
export async function readDecisions(subjectIds: string[]) {
  if (subjectIds.length === 0) return [];
  const client = await openSession();
  return await client
    .from("approvals")
    .select("id, subject_id, decision, comment, decided_at, decided_by_name")
    .in("subject_id", subjectIds)
    .order("decided_at", { ascending: false })
    .limit(most)
    .then(unwrap("The decisions could not be read"));
}

const snapshot = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export type Receipt = NonNullable<Awaited<ReturnType<typeof readReceipt>>>;

/**
 * A decision with its frozen snapshot, the JSON it was hashed as, and whether that still gives the hash; null when
 * there is none that the user may see. Asked once per request.
 */
export const readReceipt = cache(async (projectId: string, id: string) => {
  if (!z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, id]).success) return null;
  const client = await openSession();
  const data = await client
    .from("approvals")
    .select("id, subject_type, decision, snapshot, snapshot_sha256, decided_by_name, decided_at, comment")
    .eq("id", id)
    .eq("project_id", projectId)
    .maybeSingle()
    .then(unwrap("The receipt could not be read"));
  if (!data) return null;
  const frozen = snapshot.parse(data.snapshot);
  const json = canonicalJson(frozen);
  const isIntact = createHash("sha256").update(json).digest("hex") === data.snapshot_sha256;
  return { ...data, snapshot: frozen, json, isIntact };
});
