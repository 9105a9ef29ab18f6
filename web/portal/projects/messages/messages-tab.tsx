import { randomUUID } from "node:crypto";
import { messageLength } from "schemas/requests/message.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { projectPath } from "../project-path.ts";
import type { Project } from "../read-project.ts";
import { MessageList } from "./message-list.tsx";
import { MessageThread } from "./message-thread.client.tsx";
import styles from "./messages-tab.module.css";
import { pageSize, readLastRead, readMessages, readSeen } from "./stored-messages.ts";

type MessagesTabProps = { project: Project; user: SessionUser; before?: number };

/** A project's conversation, or with `before` a page of its past. */
export async function MessagesTab({ project, user, before }: MessagesTabProps) {
  const { projectMessages: texts, files } = await getTexts();
  const path = projectPath(project.id, "messages");
  if (before !== undefined) {
    const messages = await readMessages(project.id, user.id, { before });
    return (
      <div className={styles.past}>
        <p className={styles.ways}>
          {messages.length === pageSize ? (
            <PortalButtonLink href={`${path}?before=${messages[0]?.sequence}`} variant="outline" size="sm">
              {texts.older}
            </PortalButtonLink>
          ) : null}
          <PortalButtonLink href={path} variant="outline" size="sm">
            {texts.newest}
          </PortalButtonLink>
        </p>
        {messages.length === 0 ? (
          <p>{texts.noOlder}</p>
        ) : (
          <MessageList projectId={project.id} messages={messages} texts={texts.list} />
        )}
      </div>
    );
  }
  const [messages, lastRead, seen] = await Promise.all([
    readMessages(project.id, user.id),
    readLastRead(project.id),
    readSeen(project.id),
  ]);
  const last = messages.at(-1)?.sequence ?? 0;
  const { thread, list, box } = texts;
  return (
    <>
      <MessageThread
        projectId={project.id}
        userId={user.id}
        newest={messages}
        seen={seen}
        hasOlder={messages.length === pageSize}
        lastRead={lastRead}
        firstKey={randomUUID()}
        longest={messageLength}
        isOpen={project.archived_at === null}
        texts={{ thread, list, box, notTaken: files.notTaken }}
      />
      {last > lastRead ? (
        <noscript>
          <form action={`/api/projects/${project.id}/messages/read`} method="post">
            <button type="submit" name="sequence" value={last}>
              {texts.haveRead}
            </button>
          </form>
        </noscript>
      ) : null}
    </>
  );
}
