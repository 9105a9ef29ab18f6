import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { FilingFields } from "./filing-fields.tsx";
import styles from "./message-pane.module.css";
import { listPath, type MessageView, messagePath, viewOf } from "./message-views.ts";
import type { Thread } from "./stored-messages.ts";
import { renderThread } from "./thread.tsx";

type MessagePaneProps = {
  thread: Thread;
  place: { view: MessageView; page: number };
  /** The messages before and after it in the list. */
  previous: string | null;
  next: string | null;
};

/** The thread of one message beside the list, with what can be done about the message; whatever ends it opens the next. */
export async function renderPane({ thread, place, previous, next }: MessagePaneProps) {
  const { inbox } = await getTexts();
  const { pane } = inbox;
  const { opened } = thread;
  const after = listPath(place, next ?? previous);
  const view = viewOf(opened);
  return (
    <section className={styles.pane} aria-labelledby="thread">
      <header className={styles.head}>
        <nav className={styles.ways} aria-label={pane.nearby}>
          <PortalLink className={styles.back} href={listPath(place)} staysInPlace>
            {pane.toList}
          </PortalLink>
          {previous ? (
            <PortalButtonLink
              size="sm"
              variant="ghost"
              rel="prev"
              staysInPlace
              href={listPath(place, previous)}
            >
              {pane.previous}
            </PortalButtonLink>
          ) : null}
          {next ? (
            <PortalButtonLink size="sm" variant="ghost" rel="next" staysInPlace href={listPath(place, next)}>
              {pane.next}
            </PortalButtonLink>
          ) : null}
        </nav>
        <div className={styles.title}>
          <h2 id="thread" tabIndex={-1}>
            {opened.name}
          </h2>
          <Badge>{inbox.filters[view]}</Badge>
          <PortalLink className={styles.page} href={messagePath(opened.id)}>
            {pane.page}
          </PortalLink>
        </div>
        <SavedForm
          key={opened.id}
          action={`/api/owner/messages/${opened.id}`}
          className={styles.filing}
          leadsOn
        >
          <FilingFields view={view} from={after} hasKeys />
        </SavedForm>
      </header>
      {await renderThread(thread, { from: listPath(place, opened.id), after })}
    </section>
  );
}
