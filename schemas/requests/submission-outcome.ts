/**
 * What became of a visitor's request. `rule` is the place of the broken rule in the request's list of rules, `field` the field
 * that it is about.
 */
export type SubmissionOutcome =
  | { is: "recorded" }
  | { is: "invalid"; error: string; rule?: number; field?: string }
  | { is: "limited"; seconds: number };
