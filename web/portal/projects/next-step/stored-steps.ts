import "server-only";
import { doneStepRequest, settleStepRequest } from "schemas/requests/next-step.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { isArchived, notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import type { ProjectIds } from "../project-path.ts";

/** No word is refused for longer than the hour in which the database counts them. */
const limitSeconds = 3600;

/** Stores that a client says their next step is done, or that they take it back. Who may is the database's business. */
export async function changeDoneStep({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = doneStepRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { action, seen, comment, from } = asked.data;
  const client = await openWritableSession();
  const step = { project_id: projectId, seen_step: seen };
  const answer = await (action === "done"
    ? client.rpc("say_step_done", { ...step, comment })
    : client.rpc("take_step_back", step)
  ).then(unwrap("The step could not be changed"));
  const { doneStep } = await getTexts();
  const refusal = await explain(answer, doneStep);
  if (refusal) return refusal;
  const text = doneStep.told[action](seen);
  if (action === "take-back") return { done: { text } };
  const fields = { action: "take-back", seen, ...(from && { from }) };
  const undo = { action: `/api/projects/${projectId}/step`, fields };
  return { done: { text, undo } };
}

/** Stores the owner's answer to it. */
export async function settleStep({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = settleStepRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { action, seen, seen_at, reply } = asked.data;
  const client = await openWritableSession();
  const answer = await client
    .rpc("settle_step", {
      project_id: projectId,
      seen_step: seen,
      seen_at,
      is_confirmed: action === "confirm",
      reply,
    })
    .then(unwrap("The step could not be settled"));
  const { doneStep } = await getTexts();
  return (await explain(answer, doneStep)) ?? { done: { text: doneStep.told[action](seen) } };
}

/** Why nothing was stored; undefined where it was. */
async function explain(answer: string, { refusals }: Texts["doneStep"]): Promise<FormOutcome | undefined> {
  switch (answer) {
    case "missing":
      return notThere();
    case "archived":
      return isArchived();
    case "changed":
      return { status: 409, error: refusals.changed };
    case "limited":
      return { status: 429, error: refusals.limited, waitSeconds: limitSeconds };
    default:
      return undefined;
  }
}
