import { linkTo } from "schemas/find-portal-kind.ts";
import { formatSize } from "#formats/format-size.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getLocale } from "#site/locale.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { projectPath } from "../project-path.ts";
import { isPicture, isPreviewed } from "./download-headers.ts";
import { FilePreview, previewAddress } from "./file-preview.tsx";
import styles from "./files.module.css";
import { type ProjectFile, readFiles } from "./stored-files.ts";

type FileListProps = {
  project: { id: string; archived_at: string | null };
  userId: string;
  page: number;
  isOwner: boolean;
};

export async function renderFileList({ project, userId, page, isOwner }: FileListProps) {
  const [formats, texts, { files, hasMore }] = await Promise.all([
    getFormats(),
    getTexts(),
    readFiles(project.id, page),
  ]);
  const viewer = { userId, isOwner, canChange: !project.archived_at };
  if (files.length === 0) {
    return <Notice>{project.archived_at ? texts.files.nothingInArchive : texts.files.nothing}</Notice>;
  }
  const href = (other: number) => `${projectPath(project.id, "files")}?page=${other}`;
  return (
    <>
      <ul className={styles.list}>
        {files.map(([newest, ...older]) =>
          newest ? (
            <li key={newest.id} className={styles.file} data-internal={!newest.visible}>
              <FileEntry file={newest} formats={formats} viewer={viewer} />
              {older.length > 0 ? (
                <details className={styles.older}>
                  <summary>
                    {texts.files.older(older.length, newest.name, (words) => (
                      <span key="of" className={styles.hidden}>
                        {words}
                      </span>
                    ))}
                  </summary>
                  <ul className={styles.versions}>
                    {older.map((file) => (
                      <li key={file.id}>
                        <FileEntry file={file} formats={formats} viewer={viewer} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </li>
          ) : null,
        )}
      </ul>
      {isOwner && !project.archived_at && files.flat().filter(({ visible }) => !visible).length > 1 ? (
        <form id={selectionForm} action={`/api${projectPath(project.id, "files")}/visible`} method="post">
          <Button type="submit" size="sm" variant="outline">
            {texts.files.showSelected}
          </Button>
        </form>
      ) : null}
      {page > 1 || hasMore ? (
        <nav className={styles.pages} aria-label={texts.files.pages}>
          {page > 1 ? (
            <PortalButtonLink href={href(page - 1)} rel="prev" size="sm" variant="outline">
              {texts.files.newer}
            </PortalButtonLink>
          ) : null}
          {hasMore ? (
            <PortalButtonLink href={href(page + 1)} rel="next" size="sm" variant="outline">
              {texts.files.olderPage}
            </PortalButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

/** Whose boxes stand beside the files, outside of it. */
const selectionForm = "selected-files";

type Viewer = { userId: string; isOwner: boolean; canChange: boolean };
type Formats = Awaited<ReturnType<typeof getFormats>>;
type FileEntryProps = { file: ProjectFile; formats: Formats; viewer: Viewer };

/** One version of a file, or what a message brought: what it is, who sent it when, and what may be done with it. */
async function FileEntry({ file, formats, viewer }: FileEntryProps) {
  const [{ files }, locale] = await Promise.all([getTexts(), getLocale()]);
  const { name, version, visible, uploaded_by, created_at } = file;
  const isOwn = uploaded_by === viewer.userId;
  const canManage = viewer.canChange && viewer.isOwner;
  // What the owner has, and what stands in the conversation, is not its sender's alone any more.
  const canDelete = canManage || (viewer.canChange && isOwn && !file.downloaded_at && !file.message_id);
  const path = `/api/projects/${file.project_id}/files/${file.id}`;
  const date = formats.formatDate(created_at);
  const label =
    version === null ? files.brought(name, formats.formatDateTime(created_at)) : files.file(name, version);
  const remove = (
    <ConfirmButton
      size="sm"
      variant="ghost"
      name="action"
      value="delete"
      kind="danger"
      title={files.deleteTitle}
      question={viewer.isOwner ? files.deleteQuestionOfOwner(label) : files.deleteQuestionOfClient(label)}
      confirmLabel={files.delete}
      aria-label={files.deleteOf(label)}
    >
      {files.delete}
    </ConfirmButton>
  );
  return (
    <div className={styles.entry}>
      {canManage && !visible ? (
        <input
          type="checkbox"
          className={styles.select}
          name={file.id}
          form={selectionForm}
          aria-label={files.select(label)}
        />
      ) : null}
      {isPreviewed(file) ? (
        <FilePreview className={styles.preview} file={path} alt="" />
      ) : (
        <span className={styles.ending} aria-hidden="true">
          {name.slice(name.lastIndexOf(".") + 1).slice(0, 4)}
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          <a id={`file-${file.id}`} href={`${path}?download`} aria-label={files.download(label)}>
            {name}
          </a>{" "}
          {version !== null && version > 1 ? (
            <span className={styles.version}>{files.version(version)}</span>
          ) : null}
        </p>
        <p className={styles.facts}>
          {files.facts(formatSize(file.size, locale), isOwn ? files.you : file.uploaded_by_name, date)}
          {isPreviewed(file) ? (
            <>
              {" "}
              <a
                href={isPicture(file) ? path : previewAddress(path)}
                target="_blank"
                rel="noopener"
                aria-label={files.viewOf(label)}
              >
                {files.view}
              </a>
            </>
          ) : null}
          {version === null ? (
            <>
              {" "}
              {file.message === null ? (
                files.ofDeletedMessage
              ) : (
                <PortalLink
                  href={`${linkTo("message", viewer.isOwner ? "owner" : "client", {
                    project_id: file.project_id,
                    before: file.message + 1,
                  })}#message-${file.message_id}`}
                  aria-label={files.ofMessageOf(label)}
                >
                  {files.ofMessage}
                </PortalLink>
              )}
            </>
          ) : null}
        </p>
      </div>
      {viewer.isOwner && !visible ? <Badge>{files.onlyYou}</Badge> : null}
      {canManage ? (
        <SavedForm action={path} className={styles.buttons}>
          <Button
            type="submit"
            size="sm"
            variant="outline"
            name="action"
            value={visible ? "hide" : "show"}
            aria-label={visible ? files.hideOf(label) : files.showOf(label)}
          >
            {visible ? files.hide : files.show}
          </Button>
          {remove}
        </SavedForm>
      ) : null}
      {canDelete && !canManage ? (
        // The agency may have the file by now: the list that comes with the answer says what can still be deleted.
        <form action={path} method="post" className={styles.buttons}>
          {remove}
        </form>
      ) : null}
    </div>
  );
}
