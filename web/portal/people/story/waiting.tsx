import type { Enums } from "schemas/generated/database.ts";
import { getFormats } from "#formats/get-formats.ts";
import { nameOrder } from "#portal/projects/change-orders/name-order.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { readWaiting } from "./read-story.ts";
import styles from "./story-list.module.css";
import { StoryList } from "./story-list.tsx";

type Waiting = Awaited<ReturnType<typeof readWaiting>>[number];
type Words = keyof Texts["clientStory"]["waiting"]["kinds"];
type Kind = {
  words: Record<Enums<"project_side">, Words>;
  href: (waiting: Waiting) => string;
};

export const messagePath = (id: string) => `/dashboard/owner/messages/${id}`;
export const callPath = (id: string) => `/dashboard/owner/calls#${id}`;

const both = (words: Words) => ({ agency: words, client: words });
const kinds: Record<string, Kind> = {
  message: { words: both("message"), href: ({ id }) => messagePath(id) },
  call: { words: both("call"), href: ({ id }) => callPath(id) },
  reply: {
    words: both("reply"),
    href: ({ project_id }) => projectPath(project_id, "messages"),
  },
  feedback: {
    words: { agency: "changes", client: "feedback" },
    href: ({ id, project_id }) => `${projectPath(project_id, "feedback")}#subject-${id}`,
  },
  "change-order": {
    words: both("changeOrder"),
    href: ({ id, project_id }) => `${projectPath(project_id, "change-orders")}#subject-${id}`,
  },
  payment: { words: both("payment"), href: () => "#care-plan" },
  "paid-twice": { words: both("paidTwice"), href: () => "#care-plan" },
};

/** What waits with a client, for the agency and for the client. */
export async function renderWaiting(client: { id: string; name: string }) {
  const [waiting, { formatAge }, { clientStory, changeOrders }] = await Promise.all([
    readWaiting(client.id),
    getFormats(),
    getTexts(),
  ]);
  const texts = clientStory.waiting;
  if (waiting.length === 0) return <p className={styles.facts}>{texts.none}</p>;
  const now = new Date();
  const sides = [
    { side: "agency", heading: texts.forYou, empty: texts.noneForYou },
    { side: "client", heading: texts.forClient(client.name), empty: texts.noneForClient },
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
                  title: texts.kinds[kind.words[side]],
                  words: row.kind === "change-order" ? nameOrder(row.title, changeOrders) : row.title,
                  href: kind.href(row),
                  facts: [row.project_name, texts.since(formatAge(row.since, now))]
                    .filter(Boolean)
                    .join(", "),
                };
              })}
              total={ofSide[0]?.total ?? 0}
              more={texts.more}
              empty={empty}
            />
          </div>
        );
      })}
    </div>
  );
}
