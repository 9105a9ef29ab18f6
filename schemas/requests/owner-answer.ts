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
  missing: "This client no longer exists.",
  member: "This person already belongs to the client.",
  owner: "That is an owner's address: an owner sees every client anyway.",
  choose: "Please choose a client to link the person to.",
  "not-missed": "This address is not on the list any more.",
  "invite-closed": "That invite has already been accepted or withdrawn.",
};

const successes: Record<string, string> = {
  retried: "On its way again. It may take a few seconds.",
  replied: "Your reply is on its way.",
  "message-new": "The message is among the new ones again.",
  "message-answered": "Marked as answered.",
  "message-spam": "Moved to suspected spam.",
  confirm: "The call is confirmed.",
  decline: "The request is declined.",
  cancel: "The call is cancelled.",
  propose: "The new time is proposed. It waits for the visitor.",
  quarantine: "Moved to suspected spam.",
  release: "The request is no longer marked as spam.",
  blocked: "The time is blocked.",
  unblocked: "The time is no longer blocked.",
  reminded: "The client has been reminded, and gets an email unless they look first.",
  converted: "The client is added, and the sender is invited by email.",
  invited: "The invite is on its way.",
  asked:
    "This address already has an account. They were emailed, and see nothing of this client until they join.",
  revoked: "The invite is withdrawn; its link no longer works.",
  removed: "The person no longer sees this client's projects.",
  linked: "The person is linked and was told by email.",
  disabled: "The account is disabled. Anyone using it has been signed out.",
  enabled: "The account is enabled again.",
  redirected: "The address leads there from now on. It may take a few seconds.",
  forgotten: "The address is off the list. It returns if somebody looks for it again.",
  noted: "The note is added.",
  "note-removed": "The note is removed.",
};

/** What to tell the owner when something was not done; null for every answer that means that it was. */
export function describeOwnerFailure(answer: unknown): string | null {
  if (typeof answer !== "string" || !Object.hasOwn(failures, answer)) return null;
  return failures[answer] ?? null;
}

/** What to tell the owner when it was done. */
export function describeOwnerSuccess(answer: string): string {
  return successes[answer] ?? "Done.";
}
