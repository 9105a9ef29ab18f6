import "server-only";
import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { Texts } from "#texts/get-texts.ts";
import type { ClientScope } from "../client-scope.ts";

/** One thing that waits for the client. */
export type ActionItem = {
  key: string;
  /** What is asked, in a word or two: Approve, Answer, Upload, Pay. */
  kind: string;
  title: string;
  /** Where it belongs, usually the project's name. */
  place: string;
  href: string;
  /** Where it can be done at once. */
  act?: { href: string; label: string };
};

type Needs = Texts["clientDashboard"]["needs"];

/** Finds what waits for the people of a client, most urgent first. */
type FindActionItems = (scope: ClientScope, needs: Needs) => Promise<ActionItem[]>;

/** Nothing asks for more: whoever has more than this to do begins with these. */
const mostActionItems = 20;

/** The care plans whose payment is past due. */
const findUnpaidPlans: FindActionItems = async ({ clientId }, needs) => {
  const client = await openSession();
  const plans = client
    .from("subscriptions")
    .select("id, clients (name)")
    .in("status", ["past_due", "unpaid"]);
  const data = await (clientId ? plans.eq("client_id", clientId) : plans)
    .order("updated_at")
    .limit(mostActionItems)
    .then(unwrap("The care plans could not be read"));
  return data.map(({ id, clients }) => ({
    key: `unpaid-plan-${id}`,
    kind: needs.pay,
    title: needs.unpaid,
    place: clients.name,
    href: linkTo("subscription", "client", {}),
  }));
};

/** The change orders that wait for the client's decision and are still valid, the ones that end first in front. */
const findChangeOrders: FindActionItems = async ({ clientId }, needs) => {
  const client = await openSession();
  const sent = client
    .from("change_orders")
    .select("id, number, title, price_cents, currency, projects!inner (id, name, client_id, archived_at)")
    .eq("status", "sent")
    .gt("expires_at", new Date().toISOString())
    .is("projects.archived_at", null);
  const data = await (clientId ? sent.eq("projects.client_id", clientId) : sent)
    .order("expires_at")
    .limit(mostActionItems)
    .then(unwrap("The change orders could not be read"));
  const { formatMoney } = await getFormats();
  return data.map(({ id, number, title, price_cents, currency, projects }) => ({
    key: `change-order-${id}`,
    kind: needs.approve,
    title: needs.changeOrder(number, title, formatMoney(price_cents, currency)),
    place: projects.name,
    href: linkTo("change_order", "client", { id, project_id: projects.id }),
    act: {
      href: `${projectPath(projects.id, "change-orders")}?decide=${id}&as=approved`,
      label: needs.approveNow,
    },
  }));
};

/** What the client is asked to look at, the oldest first. */
const findFeedbackItems: FindActionItems = async ({ clientId }, needs) => {
  const client = await openSession();
  const open = client
    .from("feedback_items")
    .select("id, title, projects!inner (id, name, client_id, archived_at)")
    .eq("status", "open")
    .eq("visible", true)
    .is("projects.archived_at", null);
  const data = await (clientId ? open.eq("projects.client_id", clientId) : open)
    .order("created_at")
    .limit(mostActionItems)
    .then(unwrap("The feedback could not be read"));
  return data.map(({ id, title, projects }) => ({
    key: `feedback-${id}`,
    kind: needs.giveFeedback,
    title,
    place: projects.name,
    href: linkTo("feedback_item", "client", { id, project_id: projects.id }),
  }));
};

/** The next steps that are the client's turn. */
const findNextSteps: FindActionItems = async ({ clientId }, needs) => {
  const client = await openSession();
  const steps = client
    .from("projects")
    .select("id, name, next_step")
    .eq("next_step_side", "client")
    .neq("next_step", "")
    .is("archived_at", null);
  const data = await (clientId ? steps.eq("client_id", clientId) : steps)
    .order("updated_at")
    .limit(mostActionItems)
    .then(unwrap("The next steps could not be read"));
  return data.map(({ id, name, next_step }) => ({
    key: `next-step-${id}`,
    kind: needs.yourTurn,
    title: next_step,
    place: name,
    href: linkTo("project", "client", { project_id: id }),
  }));
};

/** The projects whose client was asked whether they may be shown, finished ones included, the oldest question first. */
const findEndorsements: FindActionItems = async ({ clientId }, needs) => {
  const client = await openSession();
  const open = client
    .from("endorsements")
    .select("project_id, projects!inner (name, client_id)")
    .is("answered_at", null);
  const data = await (clientId ? open.eq("projects.client_id", clientId) : open)
    .order("asked_at")
    .limit(mostActionItems)
    .then(unwrap("The endorsements could not be read"));
  return data.map(({ project_id, projects }) => ({
    key: `endorsement-${project_id}`,
    kind: needs.answer,
    title: needs.mayWeShow,
    place: projects.name,
    href: linkTo("endorsement", "client", { project_id }),
  }));
};

/** Messages that the client has not read. The owner who looks as a client does not know what its people have read. */
const findUnreadMessages: FindActionItems = async ({ clientId }, needs) => {
  if (clientId !== null) return [];
  const client = await openSession();
  const data = await client
    .from("notifications")
    .select("id, project_id, title, events, projects (name)")
    .eq("kind", "message")
    .is("read_at", null)
    .order("updated_at")
    .limit(mostActionItems)
    .then(unwrap("The unread messages could not be read"));
  return data.map(({ id, project_id, title, events, projects }) => ({
    key: `messages-${id}`,
    kind: needs.newMessages(events),
    title,
    place: projects.name,
    href: linkTo("message", "client", { project_id }),
  }));
};

/** Everything that may wait for a client, in the order of “Needs you”. A new kind is a function above and a line here. */
export const finders: { kind: keyof Needs["kinds"]; find: FindActionItems }[] = [
  { kind: "plans", find: findUnpaidPlans },
  { kind: "changeOrders", find: findChangeOrders },
  { kind: "feedback", find: findFeedbackItems },
  { kind: "steps", find: findNextSteps },
  { kind: "endorsements", find: findEndorsements },
  { kind: "messages", find: findUnreadMessages },
];
