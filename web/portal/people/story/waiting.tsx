import type { Enums } from "schemas/generated/database.ts";
import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { readWaiting } from "./read-story.ts";
import styles from "./story-list.module.css";
import { StoryList } from "./story-list.tsx";

type Waiting = Awaited<ReturnType<typeof readWaiting>>[number];
type Kind = {
  words: Record<Enums<"project_side">, string>;
  href: (waiting: Waiting) => string;
};

export const messagePath = (id: string) => `/dashboard/owner/messages/${id}`;
export const callPath = (id: string) => `/dashboard/owner/calls#${id}`;

const both = (words: string) => ({ agency: words, client: words });
const kinds: Record<string, Kind> = {
  message: { words: both("Message to answer"), href: ({ id }) => messagePath(id) },
  call: { words: both("Call to confirm"), href: ({ id }) => callPath(id) },
  reply: {
    words: both("New in the conversation"),
    href: ({ project_id }) => projectPath(project_id, "messages"),
  },
  feedback: {
    words: { agency: "Changes requested", client: "Feedback you asked for" },
    href: ({ id, project_id }) => `${projectPath(project_id, "feedback")}#subject-${id}`,
  },
  "change-order": {
    words: both("Change order to decide"),
    href: ({ id, project_id }) => `${projectPath(project_id, "change-orders")}#subject-${id}`,
  },
  payment: { words: both("Payment past due"), href: () => "#care-plan" },
};

/** What waits with a client, for the agency and for the client. */
export async function renderWaiting(client: { id: string; name: string }) {
  const waiting = await readWaiting(client.id);
  if (waiting.length === 0) return <p className={styles.facts}>Nothing is waiting on either side.</p>;
  const { formatAge } = await getFormats();
  const now = new Date();
  const sides = [
    { side: "agency", heading: "For you", empty: "Nothing is waiting for you." },
    { side: "client", heading: `For ${client.name}`, empty: "Nothing is waiting for them." },
  ] as const;
  return (
    <div className={styles.sides}>
      {sides.map(({ side, heading, empty }) => {
        const ofSide = waiting.filter((row) => row.side === side);
        return (
          <div key={side}>
            <h3>{heading}</h3>
            <StoryList
              items={ofSide.flatMap((row) => {
                const kind = kinds[row.kind];
                if (!kind) return [];
                return {
                  key: `${row.kind} ${row.id}`,
                  title: kind.words[side],
                  words: row.title,
                  href: kind.href(row),
                  facts: [row.project_name, `since ${formatAge(row.since, now)}`].filter(Boolean).join(", "),
                };
              })}
              total={ofSide[0]?.total ?? 0}
              name="waiting"
              empty={empty}
            />
          </div>
        );
      })}
    </div>
  );
}
