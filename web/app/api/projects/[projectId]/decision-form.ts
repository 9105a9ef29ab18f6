import { projectForm } from "#app/api/project-form.ts";
import { recordDecision } from "#portal/projects/decisions/record-decision.ts";
import type { EntryIds } from "#portal/projects/project-path.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<EntryIds> };

/** A route for a client's decision form, which answers with a receipt when it is an approval. */
export function decisionForm(tab: "feedback" | "change-orders") {
  return async (request: Request, context: Context): Promise<Response> => {
    const { decisions } = await getTexts();
    const post = projectForm({
      who: "everybody signed in",
      tab,
      typed: ["comment"],
      failed: decisions.notRecorded,
      act: (ids: EntryIds, values) => recordDecision(tab, ids, values),
    });
    return post(request, context);
  };
}
