import { Notice } from "#ui/notice/notice.tsx";

const good: Record<string, string> = {
  added: "The client is added.",
  saved: "The client is saved.",
  invited: "The invite has been emailed.",
  asked:
    "This address already has an account. The person was emailed, and sees nothing of this client until they join.",
  revoked: "The invite is withdrawn; its link no longer works.",
  removed: "The person no longer sees this client's projects.",
  linked: "The person is linked and was told by email.",
  disabled: "The account is disabled. Anyone using it has been signed out.",
  enabled: "The account is enabled again.",
};

const bad: Record<string, string> = {
  failed: "That did not work. Please try again.",
  missing: "This client no longer exists.",
  member: "This person already belongs to the client.",
  owner: "That is an owner's address: an owner sees every client anyway.",
  closed: "That invite has already been accepted or withdrawn.",
  choose: "Please choose a client to link the person to.",
  empty: "Please write something first.",
};

/** What became of the owner's last action with clients and people. */
export function ClientsAnswer({ answer }: { answer: unknown }) {
  if (typeof answer !== "string") return null;
  if (Object.hasOwn(good, answer)) return <Notice tone="success">{good[answer]}</Notice>;
  return Object.hasOwn(bad, answer) ? <Notice tone="error">{bad[answer]}</Notice> : null;
}
