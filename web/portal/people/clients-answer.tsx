import { Notice } from "#ui/notice/notice.tsx";

const good: Record<string, string> = {
  added: "The client is added.",
  invited: "The invite is on its way by mail.",
  joined: "This address has an account already: the person is in now, and a mail says so.",
  revoked: "The invite is taken back; its link no longer works.",
  removed: "The person no longer sees this client's projects.",
  linked: "The person is linked, and a mail says so.",
  disabled: "The account is shut: whoever uses it is signed out.",
  enabled: "The account is open again.",
};

const bad: Record<string, string> = {
  failed: "That did not work. Please try again.",
  missing: "This client is not there any more.",
  member: "This person belongs to the client already.",
  owner: "That is an owner's address: an owner sees every client anyway.",
  closed: "That invite was accepted or taken back meanwhile.",
  choose: "Please choose a client to link the person to.",
};

/** What became of the owner's last action with clients and people. */
export function ClientsAnswer({ answer }: { answer: unknown }) {
  if (typeof answer !== "string") return null;
  if (Object.hasOwn(good, answer)) return <Notice tone="success">{good[answer]}</Notice>;
  return Object.hasOwn(bad, answer) ? <Notice tone="error">{bad[answer]}</Notice> : null;
}
