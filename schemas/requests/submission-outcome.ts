/** What became of a visitor's request. `rule` is the place of the broken rule in the request's list of rules. */
export type SubmissionOutcome =
  | { is: "recorded" }
  | { is: "invalid"; error: string; rule?: number }
  | { is: "limited"; seconds: number };
