import { getFormats } from "#formats/get-formats.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { projectPath } from "../project-path.ts";
import { FileEntry } from "./file-entry.tsx";
import styles from "./files.module.css";
import { readFiles } from "./read-files.ts";

type FileListProps = {
  project: { id: string; archived_at: string | null };
  userId: string;
  page: number;
  isOwner: boolean;
};

export async function renderFileList({ project, userId, page, isOwner }: FileListProps) {
  const { formatDate } = await getFormats();
  const { files, hasMore } = await readFiles(project.id, page);
  const canChange = isOwner && !project.archived_at;
  if (files.length === 0) {
    return (
      <Notice>
        {project.archived_at
          ? "This project has no files."
          : "There are no files here yet. Send the first one above."}
      </Notice>
    );
  }
  const href = (other: number) => `${projectPath(project.id, "files")}?page=${other}`;
  return (
    <>
      <ul className={styles.list}>
        {files.map(([newest, ...older]) =>
          newest ? (
            <li key={newest.name} className={styles.file} data-internal={!newest.visible}>
              <FileEntry
                file={newest}
                date={formatDate(newest.created_at)}
                viewer={{ userId, isOwner, canChange }}
              />
              {older.length > 0 ? (
                <details className={styles.older}>
                  <summary>
                    {older.length === 1 ? "1 older version" : `${older.length} older versions`}
                    <span className={styles.hidden}> of {newest.name}</span>
                  </summary>
                  <ul className={styles.versions}>
                    {older.map((file) => (
                      <li key={file.id}>
                        <FileEntry
                          file={file}
                          date={formatDate(file.created_at)}
                          viewer={{ userId, isOwner, canChange }}
                        />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </li>
          ) : null,
        )}
      </ul>
      {page > 1 || hasMore ? (
        <nav className={styles.pages} aria-label="Pages of files">
          {page > 1 ? (
            <PortalButtonLink href={href(page - 1)} rel="prev" size="sm" variant="outline">
              Newer files
            </PortalButtonLink>
          ) : null}
          {hasMore ? (
            <PortalButtonLink href={href(page + 1)} rel="next" size="sm" variant="outline">
              Older files
            </PortalButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
