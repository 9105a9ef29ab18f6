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
  added: "It is added.",
  show: "The client sees it and is asked.",
  hide: "It is hidden from the client.",
  close: "It is closed.",
  reopen: "It is open again.",
  drafted: "The draft is saved. Only you see it.",
  send: "The change order is sent.",
  withdraw: "The change order is withdrawn.",
  changes_requested: "Thank you! What you wrote is with the agency.",
  asked: "The client is asked.",
  answered: "Thank you! Your answer is stored.",
  made: "The drafts are in the Studio, under “Not published yet”.",
  declined: "It is declined, and the agency is told.",
};

/** What became of the last change, as the address says it. */
export function DoneNotice({ done }: { done: unknown }) {
  const text = typeof done === "string" && Object.hasOwn(texts, done) ? texts[done] : undefined;
  return text ? <Notice tone="success">{text}</Notice> : null;
}
