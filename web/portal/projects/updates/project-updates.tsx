import type { SessionUser } from "#supabase/session-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import type { Project } from "../read-project.ts";
import { NewUpdate } from "./new-update.tsx";
import styles from "./project-updates.module.css";
import { renderUpdateList } from "./update-list.tsx";

type ProjectUpdatesProps = { project: Project; user: SessionUser; page: number };

/** What is new about a project; the owner also writes it here. */
export function ProjectUpdates({ project, user, page }: ProjectUpdatesProps) {
  const isOwner = user.role === "owner";
  const canChange = isOwner && !project.archived_at;
  return (
    <div className={styles.updates}>
      {canChange ? <NewUpdate projectId={project.id} /> : null}
      <section className={styles.list} aria-labelledby="updates">
        <h2 id="updates" tabIndex={-1}>
          Updates
        </h2>
        <LoadedPart
          name="The updates"
          render={() => renderUpdateList({ projectId: project.id, page, isOwner, canChange })}
        />
      </section>
    </div>
  );
}
