import { seesMoney } from "#session/sees-money.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { renderOrderTotals } from "../change-orders/order-totals.tsx";
import { renderEndorsement } from "../endorsement/owner-endorsement.tsx";
import { NewMilestone, renderMilestoneList } from "../milestones/milestone-list.tsx";
import { NextStep } from "../next-step/next-step.tsx";
import { projectPath } from "../project-path.ts";
import type { Project } from "../read-project.ts";
import styles from "./project-overview.module.css";

type ProjectOverviewProps = { project: Project; user: SessionUser };

export async function ProjectOverview({ project, user }: ProjectOverviewProps) {
  const { project: texts } = await getTexts();
  const { overview } = texts;
  const isOwner = user.role === "owner";
  const canChange = isOwner && !project.archived_at;
  const orders = seesMoney(user, project.client_id) ? (
    <PortalLink href={projectPath(project.id, "change-orders")}>{overview.changeOrders}</PortalLink>
  ) : null;
  const live = project.live_url ? (
    <p>
      <a href={project.live_url} rel="noopener">
        {overview.seeAt(new URL(project.live_url).host)}
      </a>
    </p>
  ) : null;
  return (
    <div className={styles.overview}>
      <section className={styles.next} aria-labelledby="next-step">
        {project.archived_at ? (
          <h2 id="next-step">{orders ?? overview.finished}</h2>
        ) : (
          <>
            <h2 id="next-step" tabIndex={-1}>
              {overview.nextStep}
            </h2>
            <NextStep project={project} user={user} />
          </>
        )}
        {project.archived_at ? null : live}
        {project.archived_at || !orders ? null : <h3>{orders}</h3>}
        {orders ? (
          <LoadedPart
            name={overview.changeOrdersPart}
            isAwaited
            render={() => renderOrderTotals(project.id)}
          />
        ) : null}
        {project.archived_at ? live : null}
        {isOwner ? (
          <p>
            <PortalButtonLink href={projectPath(project.id, "edit")} size="sm" variant="outline">
              {project.archived_at ? overview.restore : overview.edit}
            </PortalButtonLink>
          </p>
        ) : null}
      </section>
      <section className={styles.milestones} aria-labelledby="milestones">
        <h2 id="milestones" tabIndex={-1}>
          {overview.milestones}
        </h2>
        <LoadedPart
          name={overview.milestonesPart}
          render={() =>
            renderMilestoneList({ projectId: project.id, canChange, isOpen: !project.archived_at })
          }
        />
        {canChange ? <NewMilestone projectId={project.id} /> : null}
      </section>
      <LoadedPart
        name={overview.endorsementPart}
        isAwaited
        render={() => renderEndorsement({ project, user })}
      />
    </div>
  );
}
