import type { DigestPayload } from "./mail-payloads.ts";

/** What happened in a project, as a notification and a mail tell it. */
export type News = Pick<
  DigestPayload["news"][number],
  "kind" | "project" | "title" | "events" | "decision" | "actor"
> & { /** How many files it stands for. */ files?: number };

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

/** One line: “Dana Whitfield approved: Booking form in French”. */
export function describeNews({ kind, project, title, events, decision, actor, files = 1 }: News): string {
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
      return `${who} ${events === 1 ? "asks for your feedback" : "reminds you to give feedback"}: ${title}`;
    case "change_order":
      return `${who} ${events === 1 ? "sent a change order" : "reminds you of a change order"}: ${title}`;
    case "file":
      return files === 1 ? `${who} shared a file: ${title}` : `${who} added ${files} files to ${project}`;
    default:
      return title;
  }
}

/** News in which the files that somebody added to a project are one piece, where the first of them stood. */
export function gatherFiles<Piece extends News & { project_id: string }>(news: Piece[]) {
  const gathered = Map.groupBy(news.entries(), ([place, { kind, project_id, actor }]) =>
    kind === "file" ? `${project_id} ${actor}` : place,
  );
  return [...gathered.values()].flatMap((pieces) => {
    const all = pieces.map(([, piece]) => piece);
    return all.slice(0, 1).map((first) => ({ ...first, all, files: all.length }));
  });
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
