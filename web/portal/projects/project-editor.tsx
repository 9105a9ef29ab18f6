import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./project-editor.module.css";
import { ProjectFields } from "./project-fields.tsx";
import { projectPath } from "./project-path.ts";
import type { Project } from "./read-project.ts";

export function ProjectEditor({ project }: { project: Project }) {
  const action = `/api/owner/projects/${project.id}`;
  const version = <input type="hidden" name="version" value={project.version} readOnly />;
  return (
    <div className={styles.editor}>
      {project.archived_at ? null : (
        <section aria-labelledby="edit">
          <h2 id="edit">Edit the project</h2>
          <SavedForm action={action} label="Edit the project" className={styles.card}>
            {version}
            <ProjectFields project={project} />
            <div className={styles.actions}>
              <Button type="submit" name="action" value="save">
                Save
              </Button>
              <PortalButtonLink href={projectPath(project.id)} variant="ghost">
                Cancel
              </PortalButtonLink>
            </div>
          </SavedForm>
        </section>
      )}
      <section aria-labelledby="archive">
        <h2 id="archive">{project.archived_at ? "Restore" : "Archive"}</h2>
        <p className={styles.words}>
          {project.archived_at
            ? "A restored project can be changed again and returns to the lists."
            : "An archived project leaves the lists. You and the client can still read it; nobody can change it."}{" "}
          <PortalLink href={`${projectPath(project.id)}#endorsement`}>Ask whether you may show it</PortalLink>
          , before or after.
        </p>
        <SavedForm action={action} label={project.archived_at ? "Restore" : "Archive"}>
          {version}
          <div className={styles.actions}>
            {project.archived_at ? (
              <ConfirmButton
                name="action"
                value="restore"
                variant="secondary"
                kind="info"
                title="Restore this project?"
                question={`“${project.name}” can be changed again, and ${project.clientName} sees it as open.`}
                confirmLabel="Restore"
              >
                Restore the project
              </ConfirmButton>
            ) : (
              <ConfirmButton
                name="action"
                value="archive"
                variant="outline"
                title="Archive this project?"
                question={`Nobody can change “${project.name}” until you restore it. ${project.clientName} can still read it.`}
                confirmLabel="Archive"
              >
                Archive the project
              </ConfirmButton>
            )}
          </div>
        </SavedForm>
      </section>
    </div>
  );
}
