import { getFormats } from "#formats/get-formats.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { projectPath } from "../project-path.ts";
import styles from "./decision-history.module.css";
import { decisionWords } from "./decision-words.ts";
import type { DecisionMade } from "./read-decisions.ts";

type DecisionHistoryProps = { projectId: string; decisions: DecisionMade[] };

export async function DecisionHistory({ projectId, decisions }: DecisionHistoryProps) {
  const { formatDate } = await getFormats();
  if (decisions.length === 0) return null;
  return (
    <ul className={styles.history}>
      {decisions.map(({ id, decision, decided_by_name, decided_at, comment }) => (
        <li key={id}>
          <p>
            {decisionWords[decision].done} by {decided_by_name} on {formatDate(decided_at)}.{" "}
            <PortalLink href={projectPath(projectId, `receipts/${id}`)}>Receipt</PortalLink>
          </p>
          {comment ? <blockquote className={styles.comment}>{comment}</blockquote> : null}
        </li>
      ))}
    </ul>
  );
}
