import type { ReactNode } from "react";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";

type SettleFormProps = {
  projectId: string;
  step: string;
  doneAt: string;
  /** The page that it stands on, where that is not the project's. */
  from?: string;
  draft?: string;
  className?: string;
  children: ReactNode;
};

/** The owner's answer to a client who says that a step is done. */
export function SettleForm({ projectId, step, doneAt, from, children, ...form }: SettleFormProps) {
  return (
    <SavedForm action={`/api/owner/projects/${projectId}/step`} {...form}>
      <input type="hidden" name="seen" value={step} readOnly />
      <input type="hidden" name="seen_at" value={doneAt} readOnly />
      {from ? <input type="hidden" name="from" value={from} readOnly /> : null}
      {children}
    </SavedForm>
  );
}

export async function ConfirmStep({ step }: { step: string }) {
  const { doneStep } = await getTexts();
  return (
    <Button type="submit" size="sm" name="action" value="confirm" aria-label={doneStep.confirmNamed(step)}>
      {doneStep.confirm}
    </Button>
  );
}
