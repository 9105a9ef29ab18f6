import type { FormRefusal } from "#ui/saved-form/form-answer.ts";

/** What became of a form of the portal: where to go next, or why it was refused. */
export type RequestOutcome = { next: string } | (FormRefusal & { status: 400 | 403 | 404 | 409 });

export const notThere: RequestOutcome = { status: 404, error: "That is not there any more." };

export const isArchived: RequestOutcome = {
  status: 409,
  error: "This project is archived. Restore it first to change anything.",
};

export const alreadySent: RequestOutcome = {
  status: 409,
  error: "This form was sent before, with other words. Open the page again to add another one.",
};

/** The first thing that is wrong with what was sent. */
export function wrongRequest(error: { issues: { message: string }[] }): RequestOutcome {
  return { status: 400, error: error.issues[0]?.message ?? "Please check what you entered." };
}

export function changedMeanwhile(fields: Record<string, string>, version: number): RequestOutcome {
  return {
    status: 409,
    error: "Somebody changed this while you were editing. Nothing was overwritten.",
    stored: Object.entries(fields).map(([label, value]) => ({ label, value })),
    version,
  };
}

type DatabaseError = { code: string; message: string };

/** The database refuses a change of an archived project by itself, with these codes. */
export function saysArchived({ code }: DatabaseError): boolean {
  return code === "PT409" || code === "409";
}
