import "server-only";
import { decisionRequest } from "schemas/requests/decision.ts";
import { wake } from "#server/wake.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { type EntryIds, projectPath } from "../project-path.ts";

/**
 * Records what a client decides about a feedback item or a change order, if it still says what the client saw. Who may
 * decide is the database's business.
 */
export async function recordDecision(
  tab: "feedback" | "change-orders",
  { projectId, id }: EntryIds,
  values: unknown,
): Promise<FormOutcome> {
  const asked = decisionRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { decision, seen, comment } = asked.data;
  const client = await openWritableSession();
  const data = await (tab === "feedback"
    ? client.rpc("decide_feedback_item", { item_id: id, decision, seen_sha256: seen, comment })
    : client.rpc("decide_change_order", { order_id: id, decision, seen_sha256: seen, comment })
  ).then(unwrap("The decision could not be recorded"));
  if (data === "missing") return notThere();
  const { decisions } = await getTexts();
  const refusals: Record<string, string> = decisions.refusals;
  const refusal = refusals[data];
  if (refusal) return { status: 409, error: refusal };
  // A decision about money is mailed at once.
  if (tab === "change-orders") wake("mails");
  if (data !== "approved") {
    const text = data === "declined" ? decisions.toldOfDecline : decisions.toldOfChanges;
    return { next: `${projectPath(projectId, tab)}#subject-${id}`, done: { text } };
  }

  const receipt = await client
    .from("approvals")
    .select("id")
    .eq("subject_id", id)
    .order("decided_at", { ascending: false })
    .limit(1)
    .maybeSingle();
  // The decision is recorded: whoever was told that it is not would decide again.
  if (receipt.error) console.error(withCode("The receipt of a decision could not be found", receipt.error));
  return { next: projectPath(projectId, receipt.data ? `receipts/${receipt.data.id}` : tab) };
}
