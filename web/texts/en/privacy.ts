import { sentence } from "../sentence.ts";

const from = (span: string) => span;

/** What the site itself adds to the privacy policy. `until` says how long `what` is kept. */
export const privacy = {
  processors: {
    heading: "Who takes part",
    intro:
      "These services work for the agency under contract and may use the information only for that. The list follows from the settings of this website: a service that is not used is not in it.",
    outside:
      "Some of them may process information in other countries, where the law of that country applies. Information is given to an authority only if the law requires it.",
    hosts: (names: string) => sentence`Your browser then connects to ${names}.`,
    names: {
      hosting: {
        title: "Hosting provider",
        does: "Runs the machine that this website and its portal are on.",
      },
      supabase: {
        title: "Supabase",
        does: "Keeps the portal’s database, accounts and project files, and logs of its own.",
      },
      sanity: {
        title: "Sanity",
        does: "Keeps the public texts and pictures of this website. No messages or client information are stored there.",
      },
      stripe: {
        title: "Stripe",
        does: "Takes the payments for care plans. Cards are entered on Stripe’s own pages and never reach this website.",
      },
      email: { title: "Email provider", does: "Sends and receives email." },
      googleAnalytics: { title: "Google Analytics", does: "Counts visits, only if you have agreed." },
      youtube: {
        title: "YouTube",
        does: "Plays the tutorial video in its privacy-enhanced mode, only after you press play.",
      },
    },
  },
  kept: {
    heading: "How long it is kept",
    intro:
      "These periods are settings of this website. What is older is removed by the website itself, within the hour.",
    rules: {
      spam: { what: "Messages and call requests taken for spam", until: from },
      requests: {
        what: "Messages and call requests, with the answers and notes about them",
        until: (span: string) =>
          `${span} after the last contact. If you become a client or have an account, as long as that lasts`,
      },
      signups: { what: "Accounts whose address was never confirmed", until: from },
      accounts: {
        what: "Accounts that belong to no client",
        until: (span: string) => `${span} after the last sign-in, or until you delete yours`,
      },
      projects: {
        what: "Messages, files and updates of a project",
        until: (span: string) =>
          `${span} after the project was archived. What was decided stays word for word, without the names of those who decided`,
      },
      mails: {
        what: "Copies of the emails that the website sent",
        until: (span: string) => `${span}, or longer until the news in them are read`,
      },
      audit: { what: "The record of who changed what in the portal", until: from },
      records: { what: "Technical records of the website’s own work", until: from },
    },
    doubtful: {
      what: "Messages and call requests that may be spam",
      until: (span: string, longest: string) =>
        `${span} after they were seen, or told of by email; ${longest} if neither happens`,
    },
    leaving: {
      intro:
        "When you delete your account, your name, email address and phone number go with it at once, from emails that still wait too. This stays, without them:",
      stays: {
        words: {
          what: "What you wrote and sent in a project: messages and files, and the news that name them",
          why: "As long as that of the others: they go on from it. Earlier versions stay as long as the record of who changed what",
        },
        decisions: {
          what: "What you decided, and your comment",
          why: "It proves what was agreed. The comment goes with the project’s messages",
        },
        requests: {
          what: "Messages and call requests that you sent from the website, as you sent them, with the answers",
          why: "As long as those of anybody without an account: see above",
        },
      },
      notes:
        "In the settings of your account you can download what is kept about you. Notes about a request are not in that file: ask for them.",
    },
    account: {
      what: "Accounts of clients",
      until: "Until they are deleted, by yourself in the settings or when you ask for it",
    },
    invoices: {
      what: "Invoices, with the name and address that stand on them, their payments and credits",
      until: "As long as the law wants them kept. They stay when an account or a project goes",
    },
    sessions: {
      what: "Sign-ins, with the name of the browser",
      until: (most: string, idle: string) => `${most}, or ${idle} without a visit`,
    },
    factors: {
      what: "What you called your authenticator apps, their keys, and what is made of your recovery codes",
      until: "Until you remove the app, or your account goes",
    },
    attempts: {
      what: "Counts of attempts to sign in and of messages sent",
      until: (most: string) => `At most ${most}, without the address that they came from`,
    },
    choice: { what: "Your choice about cookies", until: (span: string) => `${span}, in your browser alone` },
    logs: {
      what: "Technical logs",
      until:
        "As long as the hosting provider keeps them. Names, email addresses and network addresses are not in them",
    },
    backups: {
      what: "Encrypted backups",
      until: (count: string) =>
        `One is made each night, and the newest ${count} are kept: so much later, what was removed is gone from them too`,
    },
  },
};
