import type { SessionUser } from "#supabase/session-user.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { renderOrderTotals } from "../change-orders/order-totals.tsx";
import { renderEndorsement } from "../endorsement/owner-endorsement.tsx";
import { NewMilestone, renderMilestoneList } from "../milestones/milestone-list.tsx";
import { projectPath } from "../project-path.ts";
import type { Project } from "../read-project.ts";
import { turnWords } from "../status-words.ts";
import styles from "./project-overview.module.css";

type ProjectOverviewProps = { project: Project; user: SessionUser };

export function ProjectOverview({ project, user }: ProjectOverviewProps) {
  const isOwner = user.role === "owner";
  const canChange = isOwner && !project.archived_at;
  return (
    <div className={styles.overview}>
      <section className={styles.next} aria-labelledby="next-step">
        <h2 id="next-step">Next step</h2>
        {project.next_step ? (
          <>
            <Badge tone={project.next_step_side === "client" ? "attention" : "good"}>
              {turnWords(project.next_step_side, { isOwner, clientName: project.clientName })}
            </Badge>
            <p className={styles.step}>{project.next_step}</p>
          </>
        ) : (
          <p className={styles.quiet}>Nothing is waiting for anybody right now.</p>
        )}
        {project.live_url ? (
          <p>
            <a href={project.live_url} rel="noopener">
              See it at {new URL(project.live_url).host}
            </a>
          </p>
        ) : null}
        <h3>
          <PortalLink href={projectPath(project.id, "change-orders")}>Change orders</PortalLink>
        </h3>
        <LoadedPart name="The change orders" isAwaited render={() => renderOrderTotals(project.id)} />
        {isOwner ? (
          <p>
            <PortalButtonLink href={projectPath(project.id, "edit")} size="sm" variant="outline">
              {project.archived_at ? "Restore…" : "Edit the project"}
            </PortalButtonLink>
          </p>
        ) : null}
      </section>
      <section className={styles.milestones} aria-labelledby="milestones">
        <h2 id="milestones" tabIndex={-1}>
          Milestones
        </h2>
        <LoadedPart
          name="The milestones"
          render={() => renderMilestoneList({ projectId: project.id, canChange })}
        />
        {canChange ? <NewMilestone projectId={project.id} /> : null}
      </section>
      <LoadedPart
        name="Whether this project may be shown"
        isAwaited
        render={() => renderEndorsement({ project, user })}
      />
    </div>
  );
}
