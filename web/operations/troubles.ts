import { withoutPersonalData } from "#log/without-personal-data.ts";
import { openTally } from "./tally.ts";

/** Each as its kind, a space, and what it was. */
export const troubles = openTally("troubles");

/** Remembers for the next report that something went wrong. `what` names a route, a path or a job, never a person. */
export function noteTrouble(kind: "error" | "slow", what: string): void {
  troubles.add(`${kind} ${withoutPersonalData(what).slice(0, 300)}`);
}
