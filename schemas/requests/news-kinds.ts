/** News that is mailed as each person chose, as the database names it. */
export const mailedNews = [
  "message",
  "update",
  "feedback",
  "change_order",
  "file",
  "endorsement",
  "done_step",
] as const;

/** What people can be told of; what becomes of a care plan has mails of its own, which nobody switches off. */
export const newsKinds = [...mailedNews, "care_plan"] as const;

export type NewsKind = (typeof newsKinds)[number];
