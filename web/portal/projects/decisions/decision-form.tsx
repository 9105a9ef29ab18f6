import type { ComponentProps, ReactNode } from "react";
import { getTexts } from "#texts/get-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DialogLink } from "#ui/dialog-link/dialog-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { projectPath } from "../project-path.ts";
import styles from "./decision-form.module.css";
import type { Decision } from "./decision-words.ts";

type Question = {
  projectId: string;
  tab: "feedback" | "change-orders";
  subject: { id: string; title: string; snapshot_sha256: string };
  /** What is decided about, once more. */
  children: ReactNode;
};

/** The last question before a decision: in a dialog, or on a page of its own where there is no script. */
export async function DecisionForm({ decision, ...question }: Question & { decision: Decision }) {
  const { projectId, tab, subject, children } = question;
  const { decisions } = await getTexts();
  const { form, explanation, ask } = decisions.of[decision];
  const needsComment = decision === "changes_requested";
  return (
    <SavedForm
      action={`/api/projects/${projectId}/${tab}/${subject.id}/decision`}
      label={form(subject.title)}
      draft={`draft ${decision} ${subject.id}`}
    >
      <input type="hidden" name="decision" value={decision} readOnly />
      <input type="hidden" name="seen" value={subject.snapshot_sha256} readOnly />
      <div className={styles.subject}>{children}</div>
      <p className={styles.explanation}>{explanation}</p>
      <TextArea
        id={`${decision}-${subject.id}`}
        label={needsComment ? decisions.change : decisions.comment}
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
            {decisions.notNow}
          </ButtonLink>
        </noscript>
      </div>
    </SavedForm>
  );
}

/** The question of the dialog as a page, for browsers without script. */
export async function DecisionPage(props: ComponentProps<typeof DecisionForm>) {
  const { decisions } = await getTexts();
  return (
    <section className={styles.page} aria-labelledby="decision">
      <h2 id="decision">{decisions.of[props.decision].question}</h2>
      <DecisionForm {...props} />
    </section>
  );
}

type DecisionLinksProps = Question & { offered: [yes: Decision, no: Decision] };

export async function DecisionLinks({ offered, ...question }: DecisionLinksProps) {
  const { decisions } = await getTexts();
  const { projectId, tab, subject } = question;
  return (
    <div className={styles.links}>
      {offered.map((decision, index) => (
        <DialogLink
          key={decision}
          href={`${projectPath(projectId, tab)}?decide=${subject.id}&as=${decision}`}
          variant={index === 0 ? "primary" : "outline"}
          size="sm"
          title={decisions.of[decision].question}
          label={decisions.of[decision].ask}
          about={subject.title}
        >
          <DecisionForm {...question} decision={decision} />
        </DialogLink>
      ))}
    </div>
  );
}
