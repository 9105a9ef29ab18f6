import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { shownTypes } from "./download-headers.ts";
import styles from "./files.module.css";
import { formatSize } from "./format-size.ts";
import type { ProjectFile } from "./read-files.ts";

type Viewer = { userId: string; isOwner: boolean; canChange: boolean };
type FileEntryProps = { file: ProjectFile; date?: string; viewer: Viewer };

/** One version of a file: what it is, who sent it when, and what may be done with it. */
export function FileEntry({ file, date, viewer }: FileEntryProps) {
  const { name, version, visible } = file;
  const path = `/api/projects/${file.project_id}/files/${file.id}`;
  const label = `${name}, version ${version}`;
  return (
    <div className={styles.entry}>
      <span className={styles.ending} aria-hidden="true">
        {name.slice(name.lastIndexOf(".") + 1).slice(0, 4)}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <a href={`${path}?download`} aria-label={`Download ${label}`}>
            {name}
          </a>{" "}
          {version > 1 ? <span className={styles.version}>version {version}</span> : null}
        </p>
        <p className={styles.facts}>
          {formatSize(file.size)}, {file.uploaded_by === viewer.userId ? "you" : file.uploaded_by_name},{" "}
          {date}
          {shownTypes.has(file.mime) ? (
            <>
              {" "}
              <a href={path} target="_blank" rel="noopener" aria-label={`View ${label}`}>
                View
              </a>
            </>
          ) : null}
        </p>
      </div>
      {viewer.isOwner && !visible ? <Badge>Only you see this</Badge> : null}
      {viewer.canChange ? (
        <form action={path} method="post" className={styles.buttons}>
          <Button
            type="submit"
            size="sm"
            variant="outline"
            name="action"
            value={visible ? "hide" : "show"}
            aria-label={visible ? `Hide ${label}` : `Show to the client: ${label}`}
          >
            {visible ? "Hide" : "Show to the client"}
          </Button>
          <ConfirmButton
            size="sm"
            variant="ghost"
            name="action"
            value="delete"
            kind="danger"
            title="Delete this file?"
            question={`${label} is removed for good, for you and for the client.`}
            confirmLabel="Delete"
            aria-label={`Delete ${label}`}
          >
            Delete
          </ConfirmButton>
        </form>
      ) : null}
    </div>
  );
}
