import type { ReactNode } from "react";
import { DialogLink } from "#ui/dialog-link/dialog-link.client.tsx";
import { projectPath } from "../project-path.ts";
import styles from "./decision-form.module.css";
import { DecisionForm } from "./decision-form.tsx";
import { type Decision, decisionWords } from "./decision-words.ts";

type DecisionLinksProps = {
  projectId: string;
  tab: "feedback" | "change-orders";
  subject: { id: string; title: string; snapshot_sha256: string };
  decisions: [yes: Decision, no: Decision];
  /** What is decided about, as the dialog shows it once more. */
  children: ReactNode;
};

export function DecisionLinks({ projectId, tab, subject, decisions, children }: DecisionLinksProps) {
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
          <DecisionForm projectId={projectId} tab={tab} subject={subject} decision={decision}>
            {children}
          </DecisionForm>
        </DialogLink>
      ))}
    </div>
  );
}
