import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./next-step.module.css";

type SayStepDoneProps = {
  projectId: string;
  step: string;
  /** The page that it stands on, where that is not the project's. */
  from?: string;
  isOnDark?: boolean;
};

/** One press by which a client says that their next step is done, with a word if they like. */
export async function SayStepDone({ projectId, step, from, isOnDark = false }: SayStepDoneProps) {
  const { doneStep } = await getTexts();
  return (
    <SavedForm
      action={`/api/projects/${projectId}/step`}
      draft={`draft step ${projectId}`}
      className={styles.say}
    >
      <input type="hidden" name="seen" value={step} readOnly />
      {from ? <input type="hidden" name="from" value={from} readOnly /> : null}
      <details className={styles.word} data-dark={isOnDark ? "" : undefined}>
        <summary>{doneStep.addWord}</summary>
        <TextArea id={`step-${projectId}`} label={doneStep.comment} name="comment" maxLength={500} rows={2} />
      </details>
      <Button
        type="submit"
        size={isOnDark ? "xs" : "sm"}
        variant={isOnDark ? "on-dark" : "primary"}
        name="action"
        value="done"
        aria-label={doneStep.doneNamed(step)}
      >
        {doneStep.done}
      </Button>
    </SavedForm>
  );
}
