import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { canWriteDrafts } from "#sanity/drafts/write-drafts.ts";
import type { SessionUser } from "#supabase/session-user.ts";
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
  const { formatDate } = await getFormats();
  const action = `/api/owner/projects/${project.id}/endorsement`;
  return (
    <section
      id="endorsement"
      tabIndex={-1}
      className={styles.endorsement}
      aria-labelledby="endorsement-heading"
    >
      <h2 id="endorsement-heading">Showing this project</h2>
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
            <Badge tone="attention">Waiting for an answer</Badge>
          </p>
          <p className={styles.quiet}>
            {project.clientName} was asked on {formatDate(endorsement.asked_at)}.
          </p>
        </>
      ) : (
        <>
          <p className={styles.quiet}>
            Ask {project.clientName} whether your website may show this project, and for a few words. They
            answer here, and their answer becomes drafts in the Studio.
          </p>
          <SavedForm action={action} label="Ask the client">
            <p>
              <Button type="submit" name="action" value="ask">
                Ask {project.clientName}
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
  const { formatDate } = await getFormats();
  const { drafted_at } = endorsement;
  const drafts = planDrafts({ project, endorsement });
  const isLater = drafted_at !== null && Date.parse(answeredAt) > Date.parse(drafted_at);
  return (
    <>
      <p className={styles.quiet}>
        {project.clientName} answered on {formatDate(answeredAt)}.
      </p>
      <EndorsementWords endorsement={endorsement} speaker={project.clientName} />
      {isLater ? (
        <Notice tone="error">
          This answer came after the drafts were made. Bring the Studio in line with it: take down or change
          what it does not allow any more.
        </Notice>
      ) : null}
      {drafts.length > 0 && !canWriteDrafts ? (
        <Notice>
          The site has no token to write drafts with, so it cannot make them. What {project.clientName} said
          is kept here. Set SANITY_API_WRITE_TOKEN as the hosting guide says, or copy the words into the
          Studio by hand.
        </Notice>
      ) : null}
      {drafts.length > 0 && canWriteDrafts && (!drafted_at || isLater) ? (
        <SavedForm action={action} label="Make drafts in the Studio">
          <p>
            <Button type="submit" name="action" value="draft">
              Make drafts in the Studio
            </Button>
          </p>
        </SavedForm>
      ) : null}
      {drafted_at ? (
        <>
          <p className={styles.quiet}>
            Drafts were made on {formatDate(drafted_at)}. Visitors see nothing of them until you publish.
          </p>
          <p className={styles.buttons}>
            {drafts.map(({ _id, _type }) => (
              <ButtonLink
                key={_id}
                href={`${env.STUDIO_URL ?? ""}/intent/edit/id=${_id};type=${_type}`}
                variant="outline"
                size="sm"
              >
                {_type === "caseStudy" ? "Open the case study" : "Open the testimonial"}
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
