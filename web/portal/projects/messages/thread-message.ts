/** A message as its reader sees it; the times are in the agency's time zone, in words. */
export type ThreadMessage = {
  id: string;
  /** Its place in the conversation: later ones have larger numbers. */
  sequence: number;
  body: string;
  author: string;
  isOwn: boolean;
  isAgency: boolean;
  at: string;
  day: string;
  time: string;
};
