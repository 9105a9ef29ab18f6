const failures: Record<string, string> = {
  failed: "That did not work. Please try again.",
  refused: "Please check what you entered: something is missing or too long.",
  gone: "This message no longer exists.",
  taken: "Another confirmed call overlaps with this one.",
  closed: "This call can no longer be changed.",
  empty: "Please write something first.",
  order: "The end must be after the start.",
  decided: "This no longer waits for the client.",
  "reminded-already": "The client was reminded of this less than a day ago.",
  "no-people": "This client has no people yet. Invite someone first.",
};

/** What to tell the owner when something was not done; null for every answer that means that it was. */
export function describeOwnerFailure(answer: unknown): string | null {
  if (typeof answer !== "string" || !Object.hasOwn(failures, answer)) return null;
  return failures[answer] ?? null;
}
