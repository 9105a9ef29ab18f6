import { randomUUID } from "node:crypto";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import type { Project } from "../read-project.ts";
import { renderFileList } from "./file-list.tsx";
import styles from "./files.module.css";
import { UploadFiles } from "./upload/upload-files.client.tsx";

type ProjectFilesProps = { project: Project; user: SessionUser; page: number };

/** The files of a project, and where to send new ones. */
export async function ProjectFiles({ project, user, page }: ProjectFilesProps) {
  const { files } = await getTexts();
  const isOwner = user.role === "owner";
  return (
    <div className={styles.files}>
      {project.archived_at ? null : (
        <section className={styles.send} aria-labelledby="send-files">
          <h2 id="send-files">{files.send}</h2>
          <UploadFiles
            action={`/api/projects/${project.id}/files`}
            requestKey={randomUUID()}
            texts={{ upload: files.upload, notTaken: files.notTaken }}
          >
            {isOwner ? files.hintForOwner : files.hintForClient}
          </UploadFiles>
        </section>
      )}
      <section className={styles.section} aria-labelledby="files">
        <h2 id="files" tabIndex={-1}>
          {files.title}
        </h2>
        <LoadedPart
          name={files.part}
          isAwaited
          render={() => renderFileList({ project, userId: user.id, page, isOwner })}
        />
      </section>
    </div>
  );
}
