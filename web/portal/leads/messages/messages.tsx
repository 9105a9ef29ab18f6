import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { Views } from "#ui/views/views.tsx";
import { NoteListed } from "../doubtful/note-listed.tsx";
import { readMails } from "../mail-states/read-mails.ts";
import { renderPane } from "./message-pane.tsx";
import { MessageRows } from "./message-rows.tsx";
import { listPath, type MessageView, messagesPerPage, messageViews } from "./message-views.ts";
import styles from "./messages.module.css";
import { readList } from "./read-list.ts";
import { readThread } from "./stored-messages.ts";

type InboxProps = {
  view: MessageView;
  page: number;
  /** Whose thread is asked for beside the list. */
  open: string | null;
};

/** A view of the contact messages, and beside it the thread of one of them. */
export async function renderMessages({ view, page, open }: InboxProps) {
  const [{ messages, following, total }, thread, { inbox }] = await Promise.all([
    readList(view, page),
    open ? readThread(open) : null,
    getTexts(),
  ]);
  const ids = messages.map(({ id }) => id);
  const mails = await readMails(ids);
  const place = { view, page };
  const at = thread ? ids.indexOf(thread.opened.id) : -1;
  const next = at < 0 ? ids[0] : (ids[at + 1] ?? following);
  return (
    <div className={styles.inbox} data-open={thread ? true : undefined}>
      <Views
        name={inbox.title}
        views={messageViews.map((value) => ({
          href: listPath({ view: value, page: 1 }),
          words: inbox.filters[value],
          isOpen: value === view,
        }))}
      />
      <div className={styles.list}>
        <NoteListed requests={messages} />
        {messages.length === 0 ? (
          <Notice>
            {inbox.none((words) => (
              <a key="contact" href="/contact">
                {words}
              </a>
            ))}
          </Notice>
        ) : null}
        {messages.length > 0 ? (
          <MessageRows messages={messages} mails={mails} place={place} open={thread?.opened.id ?? null} />
        ) : null}
        <Pager
          page={page}
          pageSize={messagesPerPage}
          total={total}
          name={inbox.listed}
          href={(number) => listPath({ view, page: number })}
        />
      </div>
      {thread ? await renderPane({ thread, place, previous: ids[at - 1] ?? null, next: next ?? null }) : null}
    </div>
  );
}
