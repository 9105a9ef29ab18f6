import { randomUUID } from "node:crypto";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { EntryFields } from "../entry-fields.tsx";
import type { Project } from "../read-project.ts";
import styles from "./project-updates.module.css";
import { renderUpdateList } from "./update-list.tsx";
import { UpdateReach } from "./update-reach.tsx";

type ProjectUpdatesProps = { project: Project; user: SessionUser; page: number };

/** What is new about a project; the owner also writes it here. */
export async function ProjectUpdates({ project, user, page }: ProjectUpdatesProps) {
  const { updates } = await getTexts();
  const isOwner = user.role === "owner";
  const canChange = isOwner && !project.archived_at;
  return (
    <div className={styles.updates}>
      {canChange ? <NewUpdate project={project} /> : null}
      <section className={styles.list} aria-labelledby="updates">
        <h2 id="updates" tabIndex={-1}>
          {updates.title}
        </h2>
        <LoadedPart
          name={updates.part}
          render={() => renderUpdateList({ projectId: project.id, page, isOwner, canChange })}
        />
      </section>
    </div>
  );
}

async function NewUpdate({ project }: { project: Project }) {
  const { create, fields } = (await getTexts()).updates;
  return (
    <section className={styles.write} aria-labelledby="new-update">
      <h2 id="new-update">{create.title}</h2>
      <SavedForm
        action={`/api/owner/projects/${project.id}/updates`}
        label={create.title}
        draft={`draft update ${project.id}`}
      >
        <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
        <EntryFields idPrefix="new" bodyLabel={fields.body} hint={fields.visibleHint} />
        <div className={styles.send}>
          <Button type="submit">
            <span>
              {create.submit} <span className={styles.hidden}>{create.forYou}</span>
              <span className={styles.shown}>{create.forClient}</span>
            </span>
          </Button>
          <p className={styles.hidden}>{create.reach.onlyYou}</p>
          <div className={styles.shown}>
            <UpdateReach clientId={project.client_id} clientName={project.clientName} />
          </div>
        </div>
      </SavedForm>
    </section>
  );
}
