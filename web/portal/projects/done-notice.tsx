import { Notice } from "#ui/notice/notice.tsx";

const texts: Record<string, string> = {
  save: "The project is saved.",
  archive: "The project is archived.",
  restore: "The project is open again.",
  milestone: "The milestones are saved.",
  deleted: "It is deleted.",
  saved: "The update is saved. Only you see it.",
  published: "The update is published: the client sees it.",
  hidden: "The update is hidden from the client.",
};

/** What became of the last change, as the address says it. */
export function DoneNotice({ done }: { done: unknown }) {
  const text = typeof done === "string" && Object.hasOwn(texts, done) ? texts[done] : undefined;
  return text ? <Notice tone="success">{text}</Notice> : null;
}
