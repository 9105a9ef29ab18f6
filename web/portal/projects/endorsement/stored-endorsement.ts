import "server-only";
import { endorsementRequest } from "schemas/requests/endorsement.ts";
import { rule } from "schemas/requests/request-rule.ts";
import { z } from "zod";
import { findServicePage } from "#sanity/drafts/find-service-page.ts";
import { canWriteDrafts, writeDrafts } from "#sanity/drafts/write-drafts.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { type ProjectIds, projectPath } from "../project-path.ts";
import { readProject } from "../read-project.ts";
import { planDrafts } from "./plan-drafts.ts";

export type Endorsement = NonNullable<Awaited<ReturnType<typeof readEndorsement>>>;

/** What a client lets the agency say about a project; null when nobody has asked. */
export async function readEndorsement(projectId: string) {
  const client = await openSession();
  return await client
    .from("endorsements")
    .select("asked_at, answered_at, may_show, may_quote, quote, said_by, said_by_role, drafted_at, version")
    .eq("project_id", projectId)
    .maybeSingle()
    .then(unwrap("The endorsement could not be read"));
}

const change = z.object({ action: z.enum(["ask", "draft"], rule("button")) });

/** Asks a project's client whether it may be shown, or makes drafts of what they allow. */
export async function changeEndorsement({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  return asked.data.action === "ask" ? askForEndorsement(projectId) : makeDrafts(projectId);
}

/** No answer is refused for longer than the hour in which the database counts them. */
const limitSeconds = 3600;

/** Asks once; asked again it stays as it is. */
async function askForEndorsement(projectId: string): Promise<FormOutcome> {
  const client = await openWritableSession();
  const { error } = await client.from("endorsements").insert({ project_id: projectId });
  if (error?.code === "23503") return notThere();
  if (error && error.code !== "23505") throw new Error(withCode("The question could not be stored", error));
  const { done } = (await getTexts()).endorsement;
  return { next: `${projectPath(projectId)}#endorsement`, done: { text: done.ask } };
}

/** Makes the drafts in the content service. Pressed again it adds what is missing and changes nothing. */
async function makeDrafts(projectId: string): Promise<FormOutcome> {
  const [project, endorsement] = await Promise.all([readProject(projectId), readEndorsement(projectId)]);
  if (!project || !endorsement) return notThere();
  const { refusals, done } = (await getTexts()).endorsement;
  const allowed = planDrafts({ project, endorsement });
  if (allowed.length === 0) return { status: 409, error: refusals.nothingAllowed(project.clientName) };
  if (!canWriteDrafts) return { status: 409, error: refusals.noToken };
  try {
    const servicePageId = await findServicePage(project.service);
    await writeDrafts(planDrafts({ project, endorsement, servicePageId }));
  } catch (error) {
    console.error("Drafts of a project:", error instanceof Error ? error.message : "failed");
    return { status: 409, error: refusals.draftsNotTaken(project.clientName) };
  }
  const client = await openWritableSession();
  await client
    .from("endorsements")
    .update({ drafted_at: new Date().toISOString() })
    .eq("project_id", projectId)
    .then(unwrap("That drafts were made could not be noted"));
  return { next: `${projectPath(projectId)}#endorsement`, done: { text: done.draft } };
}

/**
 * Stores what a client says about showing a project, with the id of the sentences that were answered. Who may answer, and what
 * the sentences are, is the database's business.
 */
export async function answerEndorsement({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = endorsementRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { answer: _, version, unsent, ...fields } = asked.data;
  if (unsent !== "" && asOneLine(unsent) !== asOneLine((await readEndorsement(projectId))?.quote ?? "")) {
    return { status: 409, error: (await getTexts()).endorsement.refusals.unsent };
  }
  const client = await openWritableSession();
  const data = await client
    .rpc("answer_endorsement", { ...fields, project_id: projectId, seen_version: version })
    .then(unwrap("The answer could not be stored"));
  if (data === "missing") return notThere();
  const { refusals, done } = (await getTexts()).endorsement;
  if (data === "changed") return { status: 409, error: refusals.changed };
  if (data === "limited") return { status: 429, error: refusals.limited, waitSeconds: limitSeconds };
  return { next: `${projectPath(projectId)}#endorsement`, done: { text: done.answer } };
}

/** Without script lines end in two characters. */
function asOneLine(words: string): string {
  return words.replaceAll(/\s+/g, " ").trim();
}
