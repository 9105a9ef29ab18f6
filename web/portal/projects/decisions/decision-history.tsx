import { formatDate } from "#sanity/format-date.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { projectPath } from "../project-path.ts";
import styles from "./decision-history.module.css";
import { decisionWords } from "./decision-words.ts";
import type { DecisionMade } from "./read-decisions.ts";

type DecisionHistoryProps = { projectId: string; decisions: DecisionMade[] };

/** What was decided about one thing, when and by whom, each with its receipt. */
export async function DecisionHistory({ projectId, decisions }: DecisionHistoryProps) {
  if (decisions.length === 0) return null;
  const dates = await Promise.all(decisions.map(({ decided_at }) => formatDate(decided_at)));
  return (
    <ul className={styles.history}>
      {decisions.map(({ id, decision, decided_by_name, comment }, index) => (
        <li key={id}>
          <p>
            {decisionWords[decision].done} by {decided_by_name} on {dates[index]}.{" "}
            <PortalLink href={projectPath(projectId, `receipts/${id}`)}>Receipt</PortalLink>
          </p>
          {comment ? <blockquote className={styles.comment}>{comment}</blockquote> : null}
        </li>
      ))}
    </ul>
  );
}
