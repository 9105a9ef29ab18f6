/** What people can be told of, as the database names it. */
export const newsKinds = ["message", "update", "feedback", "change_order", "file", "endorsement"] as const;

export type NewsKind = (typeof newsKinds)[number];
