import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { projectPath } from "../project-path.ts";
import { readUpdates, updatesPerPage } from "./stored-updates.ts";
import { UpdateControls } from "./update-controls.tsx";
import styles from "./update-list.module.css";

type UpdateListProps = { projectId: string; page: number; isOwner: boolean; canChange: boolean };

export async function renderUpdateList({ projectId, page, isOwner, canChange }: UpdateListProps) {
  const { formatDate } = await getFormats();
  const { updates: texts } = await getTexts();
  const { updates, total } = await readUpdates(projectId, page);
  if (updates.length === 0) {
    return <Notice>{canChange ? texts.noneOfOwner : texts.none}</Notice>;
  }
  return (
    <>
      <ol className={styles.list}>
        {updates.map((update) => (
          <li key={update.id}>
            <article id={`update-${update.id}`} className={styles.update} data-internal={!update.visible}>
              <header className={styles.header}>
                <h3 dir="auto">{update.title}</h3>
                <p className={styles.date}>
                  {update.published_at
                    ? texts.published(formatDate(update.published_at))
                    : texts.written(formatDate(update.created_at))}
                </p>
                {isOwner && !update.visible ? <Badge>{texts.onlyYou}</Badge> : null}
              </header>
              {update.body ? (
                <p className={styles.body} dir="auto">
                  {update.body}
                </p>
              ) : null}
              {canChange ? <UpdateControls projectId={projectId} update={update} /> : null}
            </article>
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        pageSize={updatesPerPage}
        total={total}
        name={texts.listed}
        href={(other) => `${projectPath(projectId, "updates")}?page=${other}`}
      />
    </>
  );
}
