import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { DecisionLinks } from "../decisions/decision-form.tsx";
import { DecisionHistory } from "../decisions/decision-history.tsx";
import { readDecisions } from "../decisions/read-decisions.ts";
import styles from "../decisions/subjects.module.css";
import { projectPath } from "../project-path.ts";
import { FeedbackControls } from "./feedback-controls.tsx";
import { type FeedbackItem, feedbackPerPage, readFeedback } from "./stored-feedback.ts";

type FeedbackListProps = { projectId: string; page: number; isOwner: boolean; isOpen: boolean };

type FeedbackState = FeedbackItem["status"] | "hidden" | "unanswered";

const tones: Record<FeedbackState, BadgeTone> = {
  open: "attention",
  approved: "good",
  changes_requested: "attention",
  closed: "neutral",
  hidden: "neutral",
  unanswered: "neutral",
};

export async function renderFeedbackList({ projectId, page, isOwner, isOpen }: FeedbackListProps) {
  const [{ formatDate }, { feedback }] = await Promise.all([getFormats(), getTexts()]);
  const { items, total } = await readFeedback(projectId, page);
  if (items.length === 0) {
    return <Notice>{isOwner && isOpen ? feedback.nothingForOwner : feedback.nothing}</Notice>;
  }
  const decisions = await readDecisions(items.map(({ id }) => id));
  return (
    <>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <article
              id={`subject-${item.id}`}
              tabIndex={-1}
              className={styles.item}
              data-internal={!item.visible}
              aria-label={item.title}
            >
              <header className={styles.header}>
                <h3 dir="auto">{item.title}</h3>
                <Badge tone={tones[stateOf(item, isOpen)]}>{feedback.states[stateOf(item, isOpen)]}</Badge>
                <p className={styles.date}>{formatDate(item.created_at)}</p>
              </header>
              <FeedbackText item={item} />
              {!isOwner && isOpen && item.status === "open" ? (
                <DecisionLinks
                  projectId={projectId}
                  tab="feedback"
                  subject={item}
                  offered={["approved", "changes_requested"]}
                >
                  <strong>{item.title}</strong>
                  <FeedbackText item={item} />
                </DecisionLinks>
              ) : null}
              <DecisionHistory
                projectId={projectId}
                made={decisions.filter(({ subject_id }) => subject_id === item.id)}
              />
              {isOwner && isOpen ? <FeedbackControls projectId={projectId} item={item} /> : null}
            </article>
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        pageSize={feedbackPerPage}
        total={total}
        name={feedback.listed}
        href={(other) => `${projectPath(projectId, "feedback")}?page=${other}`}
      />
    </>
  );
}

/** In an archived project nobody waits for an answer any more. */
function stateOf({ status, visible }: FeedbackItem, isOpen: boolean): FeedbackState {
  if (!visible) return "hidden";
  return status === "open" && !isOpen ? "unanswered" : status;
}

export function FeedbackText({ item: { body, link_url } }: { item: FeedbackItem }) {
  return (
    <>
      {body ? (
        <p className={styles.body} dir="auto">
          {body}
        </p>
      ) : null}
      {link_url ? (
        <p className={styles.address}>
          <a href={link_url} target="_blank" rel="noopener noreferrer nofollow">
            {shorten(link_url)}
          </a>
        </p>
      ) : null}
    </>
  );
}

function shorten(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname === "/" ? host : `${host}${pathname}`;
}
