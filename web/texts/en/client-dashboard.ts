import { firstName } from "../first-name.ts";

export const clientDashboard = {
  title: "Client Dashboard",
  hello: (name: string) => `Hello, ${firstName(name)}`,
  needs: {
    heading: "Needs you",
    part: "What needs you",
    none: "Nothing is waiting for you. We will tell you when something is.",
    actNamed: (act: string, title: string) => `${act}: ${title}`,
    pay: "Pay",
    unpaid: "The last payment for your care plan did not go through",
    invoice: (number: string, amount: string) => `Invoice ${number}, ${amount}`,
    approve: "Approve",
    changeOrder: (number: number, title: string, price: string) =>
      `Change order #${number}: ${title}, ${price}`,
    approveNow: "Read and approve",
    giveFeedback: "Give feedback",
    yourTurn: "Your turn",
    answer: "Answer",
    mayWeShow: "May we show this project on our website?",
    newMessages: (count: number) => (count === 1 ? "New message" : `${count} new messages`),
  },
  projects: {
    heading: "Your projects",
    part: "Your projects",
    listed: "projects",
    none: "No project is open right now.",
    nothingHere: "There is nothing on this page: back to the first",
    milestones: (done: number, total: number) => `${done} of ${total} milestones reached`,
    lastUpdate: (day: string, title: string) => `Last update ${day}: ${title}`,
    noUpdates: "No updates yet",
    finished: "Finished",
  },
  projectsPage: {
    title: "Projects",
    intro: "How each of them stands, and what is next.",
    heading: "Open projects",
  },
  call: {
    heading: "Next call",
    part: "Your next call",
    states: {
      confirmed: "To move or cancel it, use the link in the email that confirmed it.",
      proposed: "The agency proposes this time. The link in its email accepts or changes it.",
      requested: "You asked for this time. The agency will confirm it by email.",
    },
    none: "No call is planned.",
    book: "Book a call",
  },
  plan: { heading: "Care plan", part: "Your care plan", open: "Plans and billing" },
  updates: {
    heading: "Recent updates",
    part: "The updates",
    none: "There are no updates yet. What is new will appear here.",
    facts: (project: string, day: string) => `${project}, ${day}`,
  },
  help: {
    heading: "Help",
    intro: "How projects, approvals and files work here, step by step.",
    read: "Read the documentation",
    ask: "Ask us",
    part: "The ways to ask",
    which: "Which project is it about?",
  },
  notLinked: {
    notice:
      "Your account is not linked to a project yet. The owner sees new accounts and links yours; you do not need to do anything. Was it a different address that we invited? Sign up with that one, or write to us.",
    left: "You no longer belong to a client here, so there are no projects to show. Your account stays. If you did not expect this, please write to us.",
    write: "Write to us",
  },
};
