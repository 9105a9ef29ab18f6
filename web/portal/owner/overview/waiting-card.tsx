import { SendAgain } from "#portal/leads/mail-states/mail-states.tsx";
import { clientsPath } from "#portal/people/clients-path.ts";
import { projectListPath } from "#portal/projects/list/project-filter.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { OverviewCard } from "./overview-card.tsx";
import { readCard, readUnanswered, type WaitingCard } from "./read-waiting.ts";
import { waitingPath } from "./waiting-path.ts";
import { waitingRows } from "./waiting-rows.tsx";

const overviewPage = "/dashboard/owner";

const messagesPage = "/dashboard/owner/messages";

/** Where else such things are, whether they wait or not. */
function placeOf(card: WaitingCard, texts: Texts["overview"]) {
  if (card === "calls") return { href: "/dashboard/owner/calls", label: texts.calls.all };
  if (card === "people") return { href: `${clientsPath}#unlinked`, label: texts.people.all };
  if (card !== "milestones") return undefined;
  return { href: projectListPath({ search: "", status: "overdue", page: 1 }), label: texts.milestones.all };
}

/** The first of what waits in one card, and the way to all of it. */
export async function WaitingCardPart<Card extends WaitingCard>({ card }: { card: Card }) {
  const { overview } = await getTexts();
  const all = placeOf(card, overview);
  return (
    <OverviewCard
      heading={wordsOf(card, overview).heading}
      read={() => readCard(card)}
      whole={waitingPath(card)}
      {...(all && { all })}
      {...(card === "mails" && { actions: (count) => <SendAllAgain count={count} from={overviewPage} /> })}
    >
      {(item) => waitingRows[card](item, overviewPage)}
    </OverviewCard>
  );
}

/** The contact messages that wait for an answer: the newest first, and what has waited longest. */
export async function UnansweredMessages() {
  const { overview } = await getTexts();
  return (
    <OverviewCard
      heading={overview.messages.heading}
      read={() => readUnanswered(new Date())}
      whole={waitingPath("messages")}
      all={{ href: messagesPage, label: overview.messages.all }}
    >
      {(item) => waitingRows.messages(item, overviewPage)}
    </OverviewCard>
  );
}

export function SendAllAgain({ count, from }: { count: number; from: string }) {
  return count > 1 ? <SendAgain from={from} /> : null;
}

/** What a card is called; what waits for clients has its words apart. */
export function wordsOf(card: WaitingCard, texts: Texts["overview"]) {
  return texts[card === "clients" ? "waiting" : card];
}
