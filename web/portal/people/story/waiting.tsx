import { linkTo } from "schemas/find-portal-kind.ts";
import type { WaitingKind } from "schemas/portal-kinds.ts";
import { getFormats } from "#formats/get-formats.ts";
import { projectListPath } from "#portal/projects/list/project-filter.ts";
import { countAll, readWaiting, type WaitingItem } from "#portal/waiting/read-waiting.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import styles from "./story-list.module.css";
import { StoryList } from "./story-list.tsx";

const shown = 8;

/** What waits with a client, for the agency and for the client. */
export async function renderWaiting(client: { id: string; name: string }) {
  const [waiting, { formatAge }, texts] = await Promise.all([
    readWaiting(null, client.id),
    getFormats(),
    getTexts(),
  ]);
  const words = texts.clientStory.waiting;
  if (waiting.length === 0) return <p className={styles.facts}>{words.none}</p>;
  const now = new Date();
  const sides = [
    { side: "agency", status: "mine", heading: words.forYou, empty: words.noneForYou },
    { side: "client", status: "theirs", heading: words.forClient(client.name), empty: words.noneForClient },
  ] as const;
  return (
    <div className={styles.sides}>
      {sides.map(({ side, status, heading, empty }) => {
        const ofSide = waiting.filter((row) => row.side === side);
        const called: Partial<Record<WaitingKind, string>> = words.kinds[side];
        const first = ofSide.toSorted((one, other) => (one.since < other.since ? -1 : 1)).slice(0, shown);
        return (
          <div key={side}>
            <h3>{heading}</h3>
            <StoryList
              items={first.map((row) => ({
                key: `${row.kind} ${row.id}`,
                title: called[row.kind] ?? row.title,
                words: describe(row, texts),
                href: linkTo(row.kind, "owner", { ...row, client_id: client.id }),
                facts: [row.project_name, formatAge(row.since, now)].filter(Boolean).join(", "),
              }))}
              total={countAll(ofSide)}
              more={words.more}
              all={{
                href: projectListPath({ search: client.name, status, page: 1 }),
                label: texts.clientStory.inProjects,
              }}
              empty={empty}
            />
          </div>
        );
      })}
    </div>
  );
}

/** What it is about, in the words of whoever wrote it. */
function describe(row: WaitingItem, { changeOrders }: Texts): string {
  if (row.kind === "change_order") return changeOrders.named(row.facts.number, row.title);
  return row.kind === "contact_message" ? row.facts.words : row.title;
}
