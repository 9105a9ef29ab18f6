import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { canWriteDrafts } from "#sanity/drafts/write-drafts.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import type { Project } from "../read-project.ts";
import { ClientEndorsement } from "./client-endorsement.tsx";
import styles from "./endorsement.module.css";
import { EndorsementWords } from "./endorsement-words.tsx";
import { planDrafts } from "./plan-drafts.ts";
import { type Endorsement, readEndorsement } from "./stored-endorsement.ts";

type OwnerEndorsementProps = { project: Project; endorsement: Endorsement | null };

/** How the owner asks whether a project may be shown, reads the answer, and takes it into the Studio. */
async function OwnerEndorsement({ project, endorsement }: OwnerEndorsementProps) {
  const [{ formatDate }, texts] = await Promise.all([getFormats(), getTexts()]);
  const { owner } = texts.endorsement;
  const action = `/api/owner/projects/${project.id}/endorsement`;
  return (
    <section
      id="endorsement"
      tabIndex={-1}
      className={styles.endorsement}
      aria-labelledby="endorsement-heading"
    >
      <h2 id="endorsement-heading">{owner.heading}</h2>
      {endorsement?.answered_at ? (
        <Answer
          project={project}
          endorsement={endorsement}
          answeredAt={endorsement.answered_at}
          action={action}
        />
      ) : endorsement ? (
        <>
          <p className={styles.badges}>
            <Badge tone="attention">{owner.waiting}</Badge>
          </p>
          <p className={styles.quiet}>{owner.asked(project.clientName, formatDate(endorsement.asked_at))}</p>
        </>
      ) : (
        <>
          <p className={styles.quiet}>{owner.intro(project.clientName)}</p>
          <SavedForm action={action} label={owner.form}>
            <p>
              <Button type="submit" name="action" value="ask">
                {owner.ask(project.clientName)}
              </Button>
            </p>
          </SavedForm>
        </>
      )}
    </section>
  );
}

type AnswerProps = { project: Project; endorsement: Endorsement; answeredAt: string; action: string };

async function Answer({ project, endorsement, answeredAt, action }: AnswerProps) {
  const [{ formatDate }, texts] = await Promise.all([getFormats(), getTexts()]);
  const { owner } = texts.endorsement;
  const { drafted_at } = endorsement;
  const drafts = planDrafts({ project, endorsement });
  const isLater = drafted_at !== null && Date.parse(answeredAt) > Date.parse(drafted_at);
  return (
    <>
      <p className={styles.quiet}>{owner.answered(project.clientName, formatDate(answeredAt))}</p>
      <EndorsementWords endorsement={endorsement} speaker={project.clientName} />
      {isLater ? <Notice tone="error">{owner.cameLater}</Notice> : null}
      {drafts.length > 0 && !canWriteDrafts ? <Notice>{owner.cannotDraft(project.clientName)}</Notice> : null}
      {drafts.length > 0 && canWriteDrafts && (!drafted_at || isLater) ? (
        <SavedForm action={action} label={owner.draft}>
          <p>
            <Button type="submit" name="action" value="draft">
              {owner.draft}
            </Button>
          </p>
        </SavedForm>
      ) : null}
      {drafted_at ? (
        <>
          <p className={styles.quiet}>{owner.drafted(formatDate(drafted_at))}</p>
          <p className={styles.buttons}>
            {drafts.map(({ _id, _type }) => (
              <ButtonLink
                key={_id}
                href={`${env.STUDIO_URL ?? ""}/intent/edit/id=${_id};type=${_type}`}
                variant="outline"
                size="sm"
              >
                {_type === "caseStudy" ? owner.openCaseStudy : owner.openTestimonial}
              </ButtonLink>
            ))}
          </p>
        </>
      ) : null}
    </>
  );
}

/**
 * Whether a project may be shown, and in which words: asked by the owner towards its end, answered by the client.
 * Nothing before that.
 */
export async function renderEndorsement({ project, user }: { project: Project; user: SessionUser }) {
  const endorsement = await readEndorsement(project.id);
  if (user.role !== "owner")
    return endorsement ? (
      <ClientEndorsement projectId={project.id} endorsement={endorsement} name={user.name} />
    ) : null;
  const isEnding = project.archived_at !== null || ["review", "live"].includes(project.status);
  return endorsement || isEnding ? <OwnerEndorsement project={project} endorsement={endorsement} /> : null;
}
