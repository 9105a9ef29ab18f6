import { linkTo } from "schemas/find-portal-kind.ts";
import type { WaitingKind } from "schemas/portal-kinds.ts";
import type { Formats } from "#formats/create-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import type { WaitingItem } from "#portal/waiting/read-waiting.ts";
import type { Texts } from "#texts/get-texts.ts";

/** One thing that waits for the client, in words. */
export type ActionItem = {
  /** What is asked, in a word or two: Approve, Answer, Upload, Pay. */
  asked: string;
  title: string;
  /** Where it belongs, usually the project's name. */
  place: string;
  href: string;
  /** Where it can be done at once. */
  act?: { href: string; label: string };
  /** The next step of a project, which can be said to be done; with the owner's words where it was sent back. */
  step?: { projectId: string; reply: string };
};

/** The order of “Needs you”. Any other kind comes after these. */
const order: readonly WaitingKind[] = [
  "subscription",
  "invoice",
  "change_order",
  "feedback_item",
  "project",
  "endorsement",
  "message",
];

/** Kind by kind, of each first what ends first or has waited longest. */
export function orderItems(items: readonly WaitingItem[]): WaitingItem[] {
  const kinds = [...new Set([...order, ...items.map(({ kind }) => kind)])];
  const rank = ({ kind, due, since }: WaitingItem) =>
    `${String(kinds.indexOf(kind)).padStart(2, "0")} ${due ?? since}`;
  return items.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

export function describeItem(
  item: WaitingItem,
  { formatMoney, formatOrderPrice }: Formats,
  needs: Texts["clientDashboard"]["needs"],
): ActionItem {
  const place = item.project_name ?? item.client_name ?? "";
  const href = linkTo(item.kind, "client", item);
  switch (item.kind) {
    case "subscription":
      return { asked: needs.pay, title: needs.unpaid, place, href };
    case "invoice": {
      const amount = formatMoney(item.facts.amount, item.facts.currency);
      return { asked: needs.pay, title: needs.invoice(item.title, amount), place, href };
    }
    case "change_order": {
      const { number, price_cents, currency } = item.facts;
      return {
        asked: needs.approve,
        title: needs.changeOrder(number, item.title, formatOrderPrice(price_cents, currency)),
        place,
        href,
        act: {
          href: `${projectPath(item.project_id, "change-orders")}?decide=${item.id}&as=approved`,
          label: needs.approveNow,
        },
      };
    }
    case "feedback_item":
      return { asked: needs.giveFeedback, title: item.title, place, href };
    case "endorsement":
      return { asked: needs.answer, title: needs.mayWeShow, place, href };
    case "message":
      return { asked: needs.newMessages(item.facts.events), title: item.title, place, href };
    case "project": {
      const step = { projectId: item.project_id, reply: item.facts.reply };
      return { asked: needs.yourTurn, title: item.title, place, href, step };
    }
    default:
      return { asked: needs.yourTurn, title: item.title, place, href };
  }
}
