import { kindOfNews, linkTo } from "schemas/find-portal-kind.ts";
import type { Texts } from "#texts/get-texts.ts";
import type { DigestPayload } from "./mail-payloads.ts";

/** What happened in a project, as a notification and a mail tell it. */
export type News = Pick<
  DigestPayload["news"][number],
  "kind" | "project" | "title" | "events" | "decision" | "actor"
> & { /** How many files it stands for. */ files?: number };

/** One line: “Dana Whitfield approved: Booking form in French”. */
export function describeNews(
  { kind, project, title, events, decision, actor, files = 1 }: News,
  texts: Texts["news"],
): string {
  const who = actor ?? texts.somebody;
  if (kind === "message") return texts.message(who, events, title);
  if (kind === "endorsement")
    return (decision ? texts.endorsements[decision] : texts.endorsement)(who, title);
  if (kind === "done_step") {
    if (!decision) return texts.step(who, title);
    return texts.steps[decision === "approved" ? "confirmed" : "sentBack"](who, title);
  }
  if (decision) return texts.decisions[decision](who, title);
  switch (kind) {
    case "update":
      return texts.update(who, title);
    case "feedback":
      return (events === 1 ? texts.feedback : texts.feedbackAgain)(who, title);
    case "change_order":
      return (events === 1 ? texts.changeOrder : texts.changeOrderAgain)(who, title);
    case "file":
      return files === 1 ? texts.file(who, title) : texts.files(who, files, project);
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

/** Where it can be looked at, by whoever is told. */
export function newsPath(project_id: string, news: string): string {
  const kind = kindOfNews(news);
  return kind ? linkTo(kind, "client", { project_id }) : linkTo("project", "client", { project_id });
}
