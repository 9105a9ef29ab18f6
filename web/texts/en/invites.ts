import { sentence } from "../sentence.ts";

export const invites = {
  open: {
    none: "No open invites.",
    declined: "Declined",
    expired: "Expired",
    goodUntil: (day: string, mail: string) => `Good until ${day}, ${mail}`,
    expiredOn: (day: string, mail: string) => `Expired ${day}, ${mail}`,
    notMailed: "not mailed yet",
    mailSent: "mail sent",
    mailFailed: (why: string) => `email not sent: ${why}`,
    mailWaits: "mail on its way",
    send: "Send the email",
    sendAgain: "Send again",
    takeBack: "Take back",
    seesMoney: "Will see money",
  },
  form: {
    label: "Invite someone",
    email: "Invite by email",
    hint: "They get a link to sign up, good for 14 days. Anyone who already has an account is asked to join.",
    seesMoney: "Sees money",
    seesMoneyHint:
      "Prices, change orders, the care plan and invoices, and decides about them. The first person of a client always does.",
    submit: "Send the invite",
    wrongEmail: "Please enter a valid email address.",
    sent: (email: string) => `The invite to ${email} is on its way.`,
    refusals: {
      archived: "This client is archived. Restore it first.",
      member: "This person already belongs to the client.",
      owner: "That is an owner’s address: an owner sees every client anyway.",
    },
  },
  mine: {
    part: "Your invites",
    heading: (client: string) => `Join ${client}?`,
    words: ({ by, client, until }: { by: string; client: string; until: string }) =>
      sentence`${by} invited you to follow the projects of ${client}. Nothing changes until you join. You can answer until ${until}.`,
    theAgency: "The agency",
    join: "Join",
    decline: "Decline",
    wrongAnswer: "Please press Join or Decline.",
    closed: "This invite is no longer open. Please ask for a new one.",
    /** To somebody who is signed in and followed a link that does not lead on. */
    links: {
      other: "That invite was sent to another address. Sign out, and open its link again.",
      declined: "That invite was declined. Please ask for a new one if you would like to join after all.",
      expired: "That invite has expired. Please ask for a new one.",
      revoked: "That invite was withdrawn. If you think that is a mistake, please write to the agency.",
      unknown: "That link leads to no invite. Please open it from the email again, or ask for a new one.",
    },
    answers: {
      joined: "You have joined: the projects are below.",
      declined: "You declined the invite. Nothing has changed.",
    },
  },
};
