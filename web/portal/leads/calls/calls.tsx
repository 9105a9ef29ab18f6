import { callsPerPage, readCall, readCalls } from "#calls/stored-calls.ts";
import { readNotes } from "#portal/people/notes/stored-notes.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { NoteListed } from "../doubtful/note-listed.tsx";
import { readMails } from "../mail-states/read-mails.ts";
import { readThreadsOfAddresses } from "../messages/stored-messages.ts";
import { CalendarLink } from "./calendar-link/calendar-link.tsx";
import { CallCard } from "./call-card.tsx";
import styles from "./calls.module.css";

type Shown = { isDoubtful: boolean; page: number; id?: string };

/** A page of the calls that visitors ask for, or of those that may be spam, or one alone, with what the owner may do about each. */
export async function renderCalls({ isDoubtful, page, id }: Shown) {
  const addressOf = (number: number) =>
    `/dashboard/owner/calls?${isDoubtful ? "status=doubtful&" : ""}page=${number}`;
  const { calls, total } = await (id === undefined ? readCalls({ isDoubtful, page }) : readCall(id));
  const ids = calls.map(({ id }) => id);
  const [mails, notes, threads, { calls: texts, requests }] = await Promise.all([
    readMails(ids),
    readNotes(ids),
    readThreadsOfAddresses(calls.map(({ email }) => email ?? "")),
    getTexts(),
  ]);
  const from = id === undefined ? addressOf(page) : `/dashboard/owner/calls?call=${id}`;
  return (
    <section className={styles.calls}>
      {isDoubtful ? null : <CalendarLink />}
      {isDoubtful && calls.length === 0 ? <Notice>{requests.doubtful.none}</Notice> : null}
      {!isDoubtful && calls.length === 0 ? (
        <Notice>
          {texts.none((words) => (
            <a key="booking" href="/discovery-call">
              {words}
            </a>
          ))}
        </Notice>
      ) : null}
      <NoteListed requests={calls} />
      {calls.map((call) => (
        <CallCard
          key={call.id}
          call={call}
          from={from}
          mails={mails}
          notes={notes}
          thread={threads.get(call.email?.toLowerCase() ?? "")}
        />
      ))}
      <Pager page={page} pageSize={callsPerPage} total={total} name={texts.listed} href={addressOf} />
    </section>
  );
}
