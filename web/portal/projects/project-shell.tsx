import type { ReactNode } from "react";
import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { seesMoney } from "#session/sees-money.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { shownCount } from "#ui/shown-count.ts";
import { countUnread } from "./messages/stored-messages.ts";
import { projectPath } from "./project-path.ts";
import styles from "./project-shell.module.css";
import type { Project } from "./read-project.ts";
import { statusTones } from "./status-words.ts";

/** The pages of a project, in their order. A new one is a folder under app/(with-session)/(framed)/projects/[projectId], a line here and a text. */
const projectTabs = [
  { segment: "", name: "overview" },
  { segment: "updates", name: "updates" },
  { segment: "feedback", name: "feedback" },
  { segment: "change-orders", name: "changeOrders" },
  { segment: "files", name: "files" },
  { segment: "messages", name: "messages" },
] as const;

export type ProjectTab = (typeof projectTabs)[number]["segment"];

type ProjectShellProps = {
  project: Project;
  user: SessionUser;
  tab: ProjectTab;
  children: ReactNode;
};

/** What every page of a project has around its own content: the name, the state, the tabs, and that it is archived. */
export async function ProjectShell({ project, user, tab, children }: ProjectShellProps) {
  const [{ formatDate }, { project: texts, projectList }] = await Promise.all([getFormats(), getTexts()]);
  const { shell, statuses } = texts;
  const [words, tone] = [statuses[project.status], statusTones[project.status]];
  const isOwner = user.role === "owner";
  const tabs = projectTabs.filter(
    ({ segment }) => segment !== "change-orders" || seesMoney(user, project.client_id),
  );
  const unread = tab === "messages" ? 0 : await countUnread(project.id, user);
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <p className={styles.place}>
          <PortalLink href={isOwner ? "/dashboard/owner/projects" : dashboardPath(user.role)}>
            {isOwner ? shell.projects : shell.dashboard}
          </PortalLink>
          <span aria-hidden="true">{"/"}</span>
          {isOwner ? (
            <PortalLink href={linkTo("client", "owner", { client_id: project.client_id })}>
              {project.clientName}
            </PortalLink>
          ) : (
            project.clientName
          )}
        </p>
        <h1 className={styles.name}>{project.name}</h1>
        <p className={styles.facts}>
          {project.archived_at ? <Badge>{projectList.archived}</Badge> : <Badge tone={tone}>{words}</Badge>}
          {project.service}
        </p>
      </header>
      <nav className={styles.tabs} aria-label={shell.tabs}>
        {tabs.map(({ segment, name }) => {
          const isUnread = segment === "messages" && unread > 0;
          return (
            <PortalLink
              key={segment}
              href={projectPath(project.id, segment)}
              aria-current={segment === tab ? "page" : undefined}
            >
              {shell[name]}
              {isUnread ? (
                <>
                  {" "}
                  <span className={styles.unread}>{shownCount(unread)}</span>{" "}
                  <span className={styles.words}>{shell.unread}</span>
                </>
              ) : null}
            </PortalLink>
          );
        })}
      </nav>
      {project.archived_at ? <Notice>{shell.archived(formatDate(project.archived_at))}</Notice> : null}
      {children}
    </div>
  );
}
