import "server-only";
import type { Enums } from "schemas/generated/database.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;
const recent = 7 * 86_400_000;

type Decision = {
  id: string;
  decision: Enums<"decision">;
  subject_type: Enums<"decision_subject">;
  subject_id: string;
  decided_by_name: string;
  decided_at: string;
  projects: { id: string; name: string };
};

export async function readClientDecisions(now: Date): Promise<Waiting<Decision>> {
  const client = await openSession();
  return await client
    .from("approvals")
    .select(
      "id, decision, subject_type, subject_id, decided_by_name, decided_at, projects!inner (id, name)",
      {
        count: "exact",
      },
    )
    .gte("decided_at", new Date(now.getTime() - recent).toISOString())
    .order("decided_at", { ascending: false })
    .limit(shown)
    .then(unwrapPage("The decisions could not be read"));
}
