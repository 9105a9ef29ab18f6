import { getFormats } from "#formats/get-formats.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { projectPath } from "../project-path.ts";
import type { Project } from "../read-project.ts";
import { turnWords } from "../status-words.ts";
import styles from "./next-step.module.css";
import { readStepDoer } from "./read-step-doer.ts";
import { SayStepDone } from "./say-step-done.tsx";
import { ConfirmStep, SettleForm } from "./settle-step.tsx";

type NextStepProps = { project: Project; user: SessionUser };

/** What is next in an open project, whose turn it is, and what its reader can do about it. */
export async function NextStep({ project, user }: NextStepProps) {
  const { project: texts, doneStep } = await getTexts();
  const isOwner = user.role === "owner";
  const { id, turn, next_step, step_done_at, step_reply, clientName } = project;
  const words = turnWords(project, { isOwner, clientName, texts });
  if (words === null)
    return (
      <>
        <p className={styles.quiet}>{texts.overview.nothingNext}</p>
        {isOwner ? (
          <p>
            <PortalButtonLink href={projectPath(id, "edit")} size="sm">
              {doneStep.writeNext}
            </PortalButtonLink>
          </p>
        ) : null}
      </>
    );
  return (
    <>
      <Badge tone={turn === "client" || step_done_at ? "attention" : "good"}>{words}</Badge>
      <p className={styles.step} dir="auto">
        {next_step}
      </p>
      {step_reply ? (
        <p className={styles.reply} dir="auto">
          {doneStep.sentBack(step_reply)}
        </p>
      ) : null}
      {step_done_at ? (
        isOwner ? (
          <ToSettle project={project} doneAt={step_done_at} />
        ) : (
          <Marked project={project} doneAt={step_done_at} />
        )
      ) : turn === "client" && !isOwner ? (
        <SayStepDone projectId={id} step={next_step} />
      ) : null}
    </>
  );
}

type DoneProps = { project: Project; doneAt: string };

/** The client said that it is done; until the agency answers it can be taken back. */
async function Marked({ project: { id, next_step }, doneAt }: DoneProps) {
  const [{ formatAge }, { doneStep }] = await Promise.all([getFormats(), getTexts()]);
  return (
    <>
      <p className={styles.quiet}>{doneStep.marked(formatAge(doneAt, new Date()))}</p>
      <SavedForm action={`/api/projects/${id}/step`} className={styles.say}>
        <input type="hidden" name="seen" value={next_step} readOnly />
        <Button
          type="submit"
          size="sm"
          variant="outline"
          name="action"
          value="take-back"
          aria-label={doneStep.takeBackNamed(next_step)}
        >
          {doneStep.takeBack}
        </Button>
      </SavedForm>
    </>
  );
}

/** What the client said with it, and the owner's two answers. */
async function ToSettle({ project, doneAt }: DoneProps) {
  const [{ formatAge }, { doneStep }, name] = await Promise.all([
    getFormats(),
    getTexts(),
    readStepDoer(project.step_done_by),
  ]);
  const { id, next_step, step_comment } = project;
  const form = { projectId: id, step: next_step, doneAt };
  return (
    <>
      <p className={styles.quiet}>
        {doneStep.says(name ?? doneStep.somebody, formatAge(doneAt, new Date()))}
      </p>
      {step_comment ? (
        <blockquote className={styles.reply} dir="auto">
          {step_comment}
        </blockquote>
      ) : null}
      <SettleForm {...form} className={styles.say}>
        <ConfirmStep step={next_step} />
      </SettleForm>
      <details className={styles.word}>
        <summary>{doneStep.notYet}</summary>
        <SettleForm {...form} draft={`draft step back ${id}`} className={styles.back}>
          <TextArea
            id={`step-back-${id}`}
            label={doneStep.missing}
            name="reply"
            required
            maxLength={500}
            rows={2}
          />
          <Button
            type="submit"
            size="sm"
            variant="outline"
            name="action"
            value="send-back"
            aria-label={doneStep.sendBackNamed(next_step)}
          >
            {doneStep.sendBack}
          </Button>
        </SettleForm>
      </details>
    </>
  );
}
