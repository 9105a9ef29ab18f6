import { describeRule } from "#texts/describe-rule.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome, Refusal } from "./form-answer.ts";

export async function notThere(): Promise<FormOutcome> {
  return { status: 404, error: (await refusals()).notThere };
}

export async function isArchived(): Promise<FormOutcome> {
  return { status: 409, error: (await refusals()).isArchived };
}

export async function alreadySent(): Promise<FormOutcome> {
  return { status: 409, error: (await refusals()).alreadySent };
}

/** Of a session that has ended: its person signs in again beside the form, `page` being where that stands. */
export async function signedOut(page: string): Promise<Refusal> {
  const { signedOut: error, signInElsewhere: text } = (await getTexts()).forms;
  return { status: 401, error, elsewhere: { href: `/login?from=${encodeURIComponent(page)}`, text } };
}

/** `values`: what a sentence may have places for besides the rule's own limit. */
export async function wrongRequest(
  error: Parameters<typeof describeRule>[0],
  values?: Record<string, string>,
): Promise<FormOutcome> {
  const { rules, project } = await getTexts();
  return { status: 400, error: describeRule(error, rules, values) ?? project.refusals.wrong };
}

export async function changedMeanwhile(fields: Record<string, string>, version: number): Promise<Refusal> {
  return {
    status: 409,
    error: (await refusals()).changed,
    stored: Object.entries(fields).map(([label, value]) => ({ label, value })),
    version,
  };
}

/** Why nothing of this version was changed: it is gone, somebody changed it, or its project may not be changed. */
export async function explainConflict<Row extends { version: number }>(
  stored: Row | null,
  seen: number,
  describe: (row: Row) => Record<string, string>,
): Promise<FormOutcome> {
  if (!stored) return notThere();
  return stored.version === seen ? isArchived() : changedMeanwhile(describe(stored), stored.version);
}

async function refusals() {
  return (await getTexts()).project.refusals;
}
