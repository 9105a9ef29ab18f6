import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { projectPath } from "../project-path.ts";
import styles from "./decision-history.module.css";
import type { DecisionMade } from "./read-decisions.ts";

type DecisionHistoryProps = { projectId: string; made: DecisionMade[] };

export async function DecisionHistory({ projectId, made }: DecisionHistoryProps) {
  const [{ formatDate }, { decisions }] = await Promise.all([getFormats(), getTexts()]);
  if (made.length === 0) return null;
  return (
    <ul className={styles.history}>
      {made.map(({ id, decision, decided_by_name, decided_at, comment }) => (
        <li key={id}>
          <p>
            {decisions.of[decision].made(decided_by_name, formatDate(decided_at))}{" "}
            <PortalLink href={projectPath(projectId, `receipts/${id}`)}>{decisions.receipt.title}</PortalLink>
          </p>
          {comment ? (
            <blockquote className={styles.comment} dir="auto">
              {comment}
            </blockquote>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
