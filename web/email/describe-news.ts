import type { DigestPayload } from "./mail-payloads.ts";

/** What happened in a project, as a notification and a mail tell it. */
export type News = Omit<DigestPayload["news"][number], "project" | "project_id">;

const decisions = {
  approved: "approved",
  changes_requested: "asked for changes to",
  declined: "declined",
} as const;

const endorsements = {
  approved: "answered how you may show",
  changes_requested: "answered about showing",
  declined: "would rather not show",
} as const;

/** One line without the project's name: “Dana Whitfield approved: Booking form in French”. */
export function describeNews({ kind, title, events, decision, actor }: News): string {
  const who = actor ?? "Somebody";
  if (kind === "message")
    return `${who} wrote ${events === 1 ? "a message" : `${events} messages`}: ${title}`;
  if (kind === "endorsement")
    return `${who} ${decision ? endorsements[decision] : "asks whether we may show"}: ${title}`;
  if (decision) return `${who} ${decisions[decision]}: ${title}`;
  switch (kind) {
    case "update":
      return `${who} posted an update: ${title}`;
    case "feedback":
      return `${who} asks for your feedback: ${title}`;
    case "change_order":
      return `${who} sent a change order: ${title}`;
    case "file":
      return `${who} shared a file: ${title}`;
    default:
      return title;
  }
}

const tabs: Record<string, string> = {
  message: "messages",
  update: "updates",
  feedback: "feedback",
  change_order: "change-orders",
  file: "files",
};

/** Where it can be looked at. */
export function newsPath(projectId: string, kind: string): string {
  return `/projects/${projectId}/${tabs[kind] ?? ""}`;
}
