import { randomUUID } from "node:crypto";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "../decisions/subjects.module.css";
import type { Project } from "../read-project.ts";
import { FeedbackFields } from "./feedback-fields.tsx";
import { renderFeedbackList } from "./feedback-list.tsx";

type ProjectFeedbackProps = { project: Project; user: SessionUser; page: number };

/** What the client is asked to look at; the owner also adds it here. */
export async function ProjectFeedback({ project, user, page }: ProjectFeedbackProps) {
  const { feedback } = await getTexts();
  const isOwner = user.role === "owner";
  const isOpen = !project.archived_at;
  return (
    <div className={styles.subjects}>
      {isOwner && isOpen ? (
        <details className={styles.add}>
          <summary>{feedback.ask}</summary>
          <SavedForm
            action={`/api/owner/projects/${project.id}/feedback`}
            label={feedback.ask}
            draft={`draft feedback ${project.id}`}
            className={styles.form}
            isRepeated
          >
            <input key={randomUUID()} type="hidden" name="requestKey" value={randomUUID()} readOnly />
            <FeedbackFields idPrefix="new" />
            <p>
              <Button type="submit">{feedback.add}</Button>
            </p>
          </SavedForm>
        </details>
      ) : null}
      <section className={styles.items} aria-labelledby="feedback">
        <h2 id="feedback" tabIndex={-1}>
          {feedback.heading}
        </h2>
        <LoadedPart
          name={feedback.part}
          isAwaited
          render={() => renderFeedbackList({ projectId: project.id, page, isOwner, isOpen })}
        />
      </section>
    </div>
  );
}
