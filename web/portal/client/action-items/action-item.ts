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
};

/** Finds what waits for the people of a client, most urgent first. Throws an Error when it cannot be read. */
export type FindActionItems = (scope: ClientScope) => Promise<ActionItem[]>;

/** No provider asks for more: whoever has more than this to do begins with these. */
export const mostActionItems = 20;
