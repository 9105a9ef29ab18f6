import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { dashboardPath } from "#supabase/dashboard-path.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { countUnread } from "./messages/stored-messages.ts";
import { projectPath } from "./project-path.ts";
import styles from "./project-shell.module.css";
import type { Project } from "./read-project.ts";
import { statusWords } from "./status-words.ts";

/** The pages of a project, in their order. A new one is a folder under app/(with-session)/(framed)/projects/[projectId] and a line here. */
const projectTabs = [
  { segment: "", label: "Overview" },
  { segment: "updates", label: "Updates" },
  { segment: "feedback", label: "Feedback & approvals" },
  { segment: "change-orders", label: "Change orders" },
  { segment: "files", label: "Files" },
  { segment: "messages", label: "Messages" },
] as const satisfies {
  segment: string;
  label: string;
}[];

export type ProjectTab = (typeof projectTabs)[number]["segment"];

type ProjectShellProps = {
  project: Project;
  user: SessionUser;
  tab: ProjectTab;
  children: ReactNode;
};

/** What every page of a project has around its own content: the name, the state, the tabs, and that it is archived. */
export async function ProjectShell({ project, user, tab, children }: ProjectShellProps) {
  const { formatDate } = await getFormats();
  const { words, tone } = statusWords[project.status];
  const isOwner = user.role === "owner";
  const unread = tab === "messages" ? 0 : await countUnread(project.id, user);
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <p className={styles.place}>
          <PortalLink href={isOwner ? "/dashboard/owner/projects" : dashboardPath(user.role)}>
            {isOwner ? "Projects" : "Dashboard"}
          </PortalLink>
          <span aria-hidden="true">/</span>
          {project.clientName}
        </p>
        <h1 className={styles.name}>{project.name}</h1>
        <p className={styles.facts}>
          <Badge tone={tone}>{words}</Badge>
          {project.service}
        </p>
      </header>
      <nav className={styles.tabs} aria-label="Project">
        {projectTabs.map(({ segment, label }) => {
          const isUnread = segment === "messages" && unread > 0;
          return (
            <PortalLink
              key={segment}
              href={projectPath(project.id, segment)}
              aria-current={segment === tab ? "page" : undefined}
            >
              {label}
              {isUnread ? (
                <>
                  {" "}
                  <span className={styles.unread}>{unread > 99 ? "99+" : unread}</span>{" "}
                  <span className={styles.words}>unread</span>
                </>
              ) : null}
            </PortalLink>
          );
        })}
      </nav>
      {project.archived_at ? (
        <Notice>
          This project was archived on {formatDate(project.archived_at)}. It can be read, not changed.
        </Notice>
      ) : null}
      {children}
    </div>
  );
}
