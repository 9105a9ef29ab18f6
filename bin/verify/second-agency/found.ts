export type Seen = { address: string; text: string };

/** Everything that the site said, to be looked through for the demo, and what is wrong. */
export const seen: Seen[] = [];
export const faults: string[] = [];
