import type { FormOutcome, Refusal } from "#ui/saved-form/form-answer.ts";

export const notThere: FormOutcome = { status: 404, error: "This no longer exists." };

export const isArchived: FormOutcome = {
  status: 409,
  error: "This project is archived. Restore it first to change anything.",
};

export const alreadySent: FormOutcome = {
  status: 409,
  error: "This form was already sent with different content. Reload the page to add another one.",
};

export function wrongRequest(error: { issues: { message: string }[] }): FormOutcome {
  return { status: 400, error: error.issues[0]?.message ?? "Please check what you entered." };
}

export function changedMeanwhile(fields: Record<string, string>, version: number): Refusal {
  return {
    status: 409,
    error: "Someone else changed this while you were editing. Nothing was overwritten.",
    stored: Object.entries(fields).map(([label, value]) => ({ label, value })),
    version,
  };
}

/** Why nothing of this version was changed: it is gone, somebody changed it, or its project may not be changed. */
export function explainConflict<Row extends { version: number }>(
  stored: Row | null,
  seen: number,
  describe: (row: Row) => Record<string, string>,
): FormOutcome {
  if (!stored) return notThere;
  return stored.version === seen ? isArchived : changedMeanwhile(describe(stored), stored.version);
}
