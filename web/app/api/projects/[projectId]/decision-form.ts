import { projectForm } from "#app/api/project-form.ts";
import { recordDecision } from "#portal/projects/decisions/record-decision.ts";
import type { EntryIds } from "#portal/projects/project-path.ts";

/** A route for a client's decision form, which answers with a receipt when it is an approval. */
export function decisionForm(tab: "feedback" | "change-orders") {
  return projectForm({
    who: "everybody signed in",
    tab,
    typed: ["comment"],
    failed: "That could not be recorded just now. Please try again.",
    act: (ids: EntryIds, values) => recordDecision(tab, ids, values),
  });
}
