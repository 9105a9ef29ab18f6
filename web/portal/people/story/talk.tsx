import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import request from "#portal/leads/lead-card/lead-card.module.css";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { clientsPath } from "../clients-path.ts";
import { AddNote, Notes } from "../notes/notes.tsx";
import { readStory } from "./read-story.ts";
import styles from "./story-list.module.css";
import { StoryList } from "./story-list.tsx";
import { inTheProjects } from "./work.tsx";

/** The newest messages in the projects of a client. */
export async function renderMessages(client: { id: string; name: string }) {
  const [{ messages, messages_total }, { formatAge }, { clientStory }] = await Promise.all([
    readStory(client.id),
    getFormats(),
    getTexts(),
  ]);
  const now = new Date();
  const texts = clientStory.messages;
  return (
    <StoryList
      items={messages.map(({ id, sequence, body, created_at, author, project_id, project_name }) => ({
        key: id,
        title: author ?? texts.deletedAccount,
        href: linkTo("message", "owner", { project_id, before: sequence + 1 }),
        words: body,
        facts: texts.facts(project_name, formatAge(created_at, now)),
      }))}
      total={messages_total}
      more={texts.more}
      all={inTheProjects(client, clientStory)}
      empty={texts.none}
    />
  );
}

/** What the people of a client sent through the public forms: messages and discovery calls. */
export async function renderRequests(clientId: string) {
  const [{ requests }, { formatAge, formatCallTime }, { clientStory, calls }] = await Promise.all([
    readStory(clientId),
    getFormats(),
    getTexts(),
  ]);
  const now = new Date();
  const texts = clientStory.requests;
  const statusWords: Record<string, string> = { ...calls.statuses, ...texts.states };
  return (
    <StoryList
      items={requests.map(({ kind, id, name, words, status, created_at, starts_at, time_zone }) => ({
        key: id,
        kind: texts.kinds[kind],
        title: name,
        href: linkTo(kind, "owner", { id }),
        badge: (
          <Badge tone={status === "new" || status === "requested" ? "attention" : "neutral"}>
            {statusWords[status]}
          </Badge>
        ),
        words,
        facts: starts_at && time_zone ? formatCallTime(starts_at, time_zone) : formatAge(created_at, now),
      }))}
      total={requests[0]?.total ?? 0}
      more={texts.more}
      all={{ href: "/dashboard/owner/messages", label: texts.all }}
      empty={texts.none}
    />
  );
}

/** What the owner noted about a client, its messages and its calls. */
export async function renderNotes(clientId: string) {
  const [{ notes }, { notes: texts }] = await Promise.all([readStory(clientId), getTexts()]);
  const total = notes[0]?.total ?? 0;
  const from = `${clientsPath}/${clientId}`;
  return (
    <>
      {notes.length === 0 ? <p className={styles.facts}>{texts.none}</p> : null}
      <Notes
        notes={notes.map((note) => ({ ...note, about: <Subject {...note} texts={texts} /> }))}
        from={from}
      />
      {total > notes.length ? <p className={styles.facts}>{texts.more(total - notes.length)}</p> : null}
      <div className={request.actions} data-plain>
        <AddNote subjectId={clientId} from={from} />
      </div>
    </>
  );
}

type SubjectProps = Pick<Awaited<ReturnType<typeof readStory>>["notes"][number], "kind" | "subject_id"> & {
  texts: Texts["notes"];
};

function Subject({ kind, subject_id, texts }: SubjectProps) {
  if (kind === "client") return null;
  return <PortalLink href={linkTo(kind, "owner", { id: subject_id })}>{texts.about[kind]}</PortalLink>;
}
