import type { ComponentProps, ReactNode } from "react";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DialogLink } from "#ui/dialog-link/dialog-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { projectPath } from "../project-path.ts";
import styles from "./decision-form.module.css";
import { type Decision, decisionWords } from "./decision-words.ts";

type Question = {
  projectId: string;
  tab: "feedback" | "change-orders";
  subject: { id: string; title: string; snapshot_sha256: string };
  /** What is decided about, once more. */
  children: ReactNode;
};

const explanations: Record<Decision, string> = {
  approved: "Your approval is recorded with exactly these words, the time and your name. You get a receipt.",
  changes_requested: "What you write goes to the agency. You will be asked again once it is changed.",
  declined: "The agency will be told. You can say why, but do not have to.",
};

/** The last question before a decision: in a dialog, or on a page of its own where there is no script. */
export function DecisionForm({ decision, ...question }: Question & { decision: Decision }) {
  const { projectId, tab, subject, children } = question;
  const { ask } = decisionWords[decision];
  const needsComment = decision === "changes_requested";
  return (
    <SavedForm
      action={`/api/projects/${projectId}/${tab}/${subject.id}/decision`}
      label={`${ask}: ${subject.title}`}
    >
      <input type="hidden" name="decision" value={decision} readOnly />
      <input type="hidden" name="seen" value={subject.snapshot_sha256} readOnly />
      <div className={styles.subject}>{children}</div>
      <p className={styles.explanation}>{explanations[decision]}</p>
      <TextArea
        id={`${decision}-${subject.id}`}
        label={needsComment ? "What should change" : "A comment"}
        name="comment"
        required={needsComment}
        maxLength={2000}
        rows={3}
        data-first-focus={needsComment ? "" : undefined}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={decision === "declined" ? "destructive" : "primary"}
          data-first-focus={needsComment ? undefined : ""}
        >
          {ask}
        </Button>
        <noscript>
          <ButtonLink href={projectPath(projectId, tab)} variant="outline">
            Not now
          </ButtonLink>
        </noscript>
      </div>
    </SavedForm>
  );
}

/** The question of the dialog as a page, for browsers without script. */
export function DecisionPage(props: ComponentProps<typeof DecisionForm>) {
  return (
    <section className={styles.page} aria-labelledby="decision">
      <h2 id="decision">{decisionWords[props.decision].ask}?</h2>
      <DecisionForm {...props} />
    </section>
  );
}

type DecisionLinksProps = Question & { decisions: [yes: Decision, no: Decision] };

export function DecisionLinks({ decisions, ...question }: DecisionLinksProps) {
  const { projectId, tab, subject } = question;
  return (
    <div className={styles.links}>
      {decisions.map((decision, index) => (
        <DialogLink
          key={decision}
          href={`${projectPath(projectId, tab)}?decide=${subject.id}&as=${decision}`}
          variant={index === 0 ? "primary" : "outline"}
          size="sm"
          title={`${decisionWords[decision].ask}?`}
          label={decisionWords[decision].ask}
          about={subject.title}
        >
          <DecisionForm {...question} decision={decision} />
        </DialogLink>
      ))}
    </div>
  );
}
