import { linkTo } from "schemas/find-portal-kind.ts";
import type { Enums } from "schemas/generated/database.ts";

export type MessageStatus = Enums<"contact_message_status">;

/** What the inbox shows apart: new messages that are put off until a day; of what is filed as spam, what may be none. */
export type MessageView = MessageStatus | "snoozed" | "doubtful";

export const messageViews: readonly MessageView[] = ["new", "snoozed", "answered", "doubtful", "spam"];

type State = { status: MessageStatus; is_doubtful: boolean; snoozed_until: string | null };

export const isSnoozed = ({ snoozed_until }: Pick<State, "snoozed_until">): boolean =>
  snoozed_until !== null && Date.parse(snoozed_until) > Date.now();

export function viewOf(state: State): MessageView {
  if (state.is_doubtful) return "doubtful";
  return isSnoozed(state) ? "snoozed" : state.status;
}

export function readMessageView(value: unknown): MessageView {
  return messageViews.find((view) => view === value) ?? "new";
}

export const messagesPerPage = 40;

export const inboxPath = "/dashboard/owner/messages";
export const savedRepliesPath = `${inboxPath}/saved-replies`;

/** A message with all of its thread, on a page of its own. */
export function messagePath(id: string): string {
  return linkTo("contact_message", "owner", { id });
}

type Place = { view: MessageView; page: number };

/** A page of the list; with `open` that message's thread stands beside it, and the focus goes there. */
export function listPath({ view, page }: Place, open?: string | null): string {
  const asked = new URLSearchParams({ status: view });
  if (page > 1) asked.set("page", String(page));
  if (!open) return `${inboxPath}?${asked}`;
  asked.set("open", open);
  return `${inboxPath}?${asked}#thread`;
}
