import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./project-editor.module.css";
import { ProjectFields } from "./project-fields.tsx";
import { projectPath } from "./project-path.ts";
import type { Project } from "./read-project.ts";

export async function ProjectEditor({ project }: { project: Project }) {
  const { edit } = (await getTexts()).project;
  const action = `/api/owner/projects/${project.id}`;
  const version = <input type="hidden" name="version" value={project.version} readOnly />;
  return (
    <div className={styles.editor}>
      {project.archived_at ? null : (
        <section aria-labelledby="edit">
          <h2 id="edit">{edit.title}</h2>
          <SavedForm action={action} label={edit.title} className={styles.card}>
            {version}
            <ProjectFields project={project} />
            <div className={styles.actions}>
              <Button type="submit" name="action" value="save">
                {edit.save}
              </Button>
              <PortalButtonLink href={projectPath(project.id)} variant="ghost">
                {edit.cancel}
              </PortalButtonLink>
            </div>
          </SavedForm>
        </section>
      )}
      <section aria-labelledby="archive">
        <h2 id="archive">{project.archived_at ? edit.restore : edit.archive}</h2>
        <p className={styles.words}>
          {project.archived_at ? edit.restoreWords : edit.archiveWords}{" "}
          {edit.endorsement((words) => (
            <PortalLink key="endorsement" href={`${projectPath(project.id)}#endorsement`}>
              {words}
            </PortalLink>
          ))}
        </p>
        <SavedForm action={action} label={project.archived_at ? edit.restore : edit.archive}>
          {version}
          <div className={styles.actions}>
            {project.archived_at && project.isClientArchived ? (
              <p className={styles.words}>{edit.ofArchivedClient(project.clientName)}</p>
            ) : project.archived_at ? (
              <ConfirmButton
                name="action"
                value="restore"
                variant="secondary"
                kind="info"
                title={edit.restoreTitle}
                question={edit.restoreQuestion(project.name, project.clientName)}
                confirmLabel={edit.restore}
              >
                {edit.restoreSubmit}
              </ConfirmButton>
            ) : (
              <ConfirmButton
                name="action"
                value="archive"
                variant="outline"
                title={edit.archiveTitle}
                question={edit.archiveQuestion(project.name, project.clientName)}
                confirmLabel={edit.archive}
              >
                {edit.archiveSubmit}
              </ConfirmButton>
            )}
          </div>
        </SavedForm>
      </section>
    </div>
  );
}
