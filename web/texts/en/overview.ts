import { firstName } from "../first-name.ts";
import { sentence } from "../sentence.ts";

export const overview = {
  title: "Owner Dashboard",
  hello: (name: string) => `Hello, ${firstName(name)}`,
  intro: "What needs your attention.",
  more: (count: number) => `and ${count} more`,
  moreNamed: (more: string, heading: string) => `${heading}: ${more}`,
  late: (count: number) =>
    count === 1
      ? "1 more has waited for two days or longer"
      : `${count} more have waited for two days or longer`,
  first: {
    part: "What to do first",
    label: "First:",
    acts: {
      paidTwice: (client: string) => `end the second plan of ${client}`,
      messages: (name: string) => `answer ${name}`,
      calls: (name: string) => `confirm the call with ${name}`,
      changes: (title: string) => `change “${title}”`,
      replies: (project: string) => `read the messages in ${project}`,
      milestones: (title: string) => `catch up on “${title}”`,
      confirms: (title: string) => `confirm “${title}”`,
      steps: (title: string) => `take the next step, “${title}”`,
      people: (name: string) => `link ${name} to a client`,
      unseenMoney: (client: string) => `say who decides and pays for ${client}`,
      mails: (address: string) => `see why no mail reaches ${address}`,
    },
    mailToYou: "you",
    nothing: "Nothing waits for you.",
  },
  whole: {
    title: "What waits",
    intro: "All of it, where the overview shows the first.",
    part: "What waits",
    views: "What waits, by kind",
    listed: "things that wait",
    nothing: "Nothing of this waits.",
    back: "Back to the overview",
  },
  opening: {
    heading: "Before you open",
    studio: "Open the Studio",
    parts: {
      name: { title: "Your name", text: "The agency’s name and yours, in Site settings." },
      portrait: { title: "Your portrait", text: "The picture beside the first words of the home page." },
      service: {
        title: "A first service",
        text: "A page that says what you offer, and a card that leads to it.",
      },
      words: {
        title: "Words of your own",
        text: "The home page still has sentences that only say what to write.",
      },
      legal: {
        title: "Legal pages, reviewed",
        text: "No blank left in any of them, and version 1.0 or more.",
      },
      backup: { title: "A backup that was proven", text: "Set up nightly backups: docs/backup.md says how." },
      mail: {
        title: "Mail that arrives",
        text: "Send yourself a message from the contact page: its answer is the first mail.",
      },
    },
  },
  messages: { heading: "Messages to answer", all: "All messages" },
  replies: {
    heading: "Messages in projects",
    facts: (count: number, age: string) => `${count === 1 ? "1 message" : `${count} messages`}, ${age}`,
  },
  calls: {
    heading: "Calls to confirm",
    all: "All calls",
    confirm: "Confirm",
    confirmNamed: (name: string) => `Confirm: ${name}`,
    other: "Propose or decline",
  },
  milestones: { heading: "Overdue milestones", all: "Projects that are late" },
  people: {
    heading: "Signed up, without a client",
    all: "Link them to a client",
    facts: (email: string, age: string) => `${email}, ${age}`,
  },
  unseenMoney: {
    heading: "Nobody sees the money",
    words: "Nobody there can decide about change orders or pay.",
  },
  misfits: {
    heading: "Left out of the site",
    all: "All that was published",
    fields: (fields: string) => `Its form would refuse what is there: ${fields}`,
  },
  mails: { heading: "Failed emails", toYou: "To you" },
  paidTwice: {
    heading: "Paid twice",
    sum: (price: string) => `second plan, ${price} a month`,
    act: "End it and return the money",
    actNamed: (client: string) => `End it and return the money: ${client}`,
  },
  plans: { heading: "Payments past due", monthly: (price: string) => `${price} a month` },
  invoices: { heading: "Invoices to be paid" },
  changes: { heading: "Changes requested" },
  confirms: { heading: "Steps to confirm" },
  steps: { heading: "Your next steps" },
  waiting: {
    heading: "Waiting for clients",
    what: (project: string, subject: string) => `${project}: ${subject}`,
    kinds: { feedback_item: "feedback", project: "next step", endorsement: "consent to be shown" },
    reminded: (age: string) => `Reminded ${age}`,
    remind: "Remind",
    remindNamed: (title: string) => `Remind: ${title}`,
  },
  planNews: "Care plans this week",
  decided: {
    heading: "Decided this week",
    approved: (who: string, subject: string) => `${who} approved ${subject}`,
    changes_requested: (who: string, subject: string) => `${who} asked for changes to ${subject}`,
    declined: (who: string, subject: string) => `${who} declined ${subject}`,
  },
  subjects: {
    feedback: (title: string) => `“${title}”`,
    changeOrder: (number: number, price: string) => `change order #${number}, ${price}`,
  },
  rest: {
    part: "What does not wait",
    all: (kinds: string) => sentence`Nothing is waiting: ${kinds}.`,
    some: (kinds: string) => sentence`Nothing else is waiting: ${kinds}.`,
    kinds: {
      mails: "mail goes out",
      messages: "every message is answered",
      calls: "every call is decided",
      replies: "you have read what clients wrote",
      changes: "no client waits for a change",
      milestones: "milestones are on time",
      confirms: "every step that is done is confirmed",
      steps: "no next step is yours",
      people: "everyone who signed up has a client",
      unseenMoney: "every client has somebody who pays",
      clients: "clients have done their part",
      plans: "care plans are paid, and once",
    },
  },
};
