import { linkTo } from "schemas/find-portal-kind.ts";
import type { Enums } from "schemas/generated/database.ts";
import type { Kind } from "schemas/portal-kinds.ts";
import { getFormats } from "#formats/get-formats.ts";
import { nameOrder } from "#portal/projects/change-orders/name-order.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { readWaiting } from "./read-story.ts";
import styles from "./story-list.module.css";
import { StoryList } from "./story-list.tsx";

type Words = keyof Texts["clientStory"]["waiting"]["kinds"];
type Waits = { words: Record<Enums<"project_side">, Words>; kind: Kind };

const both = (words: Words) => ({ agency: words, client: words });
const kinds: Record<string, Waits> = {
  message: { words: both("message"), kind: "contact_message" },
  call: { words: both("call"), kind: "discovery_call" },
  reply: { words: both("reply"), kind: "message" },
  feedback: { words: { agency: "changes", client: "feedback" }, kind: "feedback_item" },
  "change-order": { words: both("changeOrder"), kind: "change_order" },
  payment: { words: both("payment"), kind: "subscription" },
  "paid-twice": { words: both("paidTwice"), kind: "second_subscription" },
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
                const known = kinds[row.kind];
                if (!known) return [];
                return {
                  key: `${row.kind} ${row.id}`,
                  title: texts.kinds[known.words[side]],
                  words: row.kind === "change-order" ? nameOrder(row.title, changeOrders) : row.title,
                  href: linkTo(known.kind, "owner", { ...row, client_id: client.id }),
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
