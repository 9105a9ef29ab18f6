import { sentence } from "../sentence.ts";

export const people = {
  title: "Clients",
  intro: "The companies you work for, and the people who see their projects.",
  add: "Add a client",
  list: {
    heading: "All clients",
    part: "The clients",
    listed: "clients",
    find: "Find by name",
    search: "Search",
    noWebsite: "No website",
    people: (people: number, invited: number) => {
      const belong = people === 0 ? "Nobody yet" : people === 1 ? "1 person" : `${people} people`;
      return invited > 0 ? `${belong}, ${invited} invited` : belong;
    },
    none: "There are no clients yet.",
    nothing: (words: string) => `No client has “${words}” in its name.`,
    all: "Show all clients",
    states: "Clients by state",
    open: "Going on",
    archived: "Archived",
    noneArchived: "No client is archived.",
  },
  form: {
    newLabel: "New client",
    editLabel: "Edit the client",
    name: "Name",
    website: "Website",
    timeZone: "Time zone",
    asAgency: "As the agency",
    asAgencyIn: (zone: string) => `As the agency (${zone})`,
    add: "Add the client",
    save: "Save the client",
    added: (name: string) => `“${name}” was added.`,
    saved: (name: string) => `“${name}” was saved.`,
  },
  newPage: {
    title: "Add a client",
    intro: "The company first; you invite its people next.",
    part: "The form",
  },
  editPage: { title: "Edit the client", part: "The details", endings: "How the client ends" },
  viewPage: {
    title: "View as client",
    notice: (client: string) =>
      `This is the dashboard as the people of ${client} see it. Nothing can be pressed here.`,
  },
  back: "Back to the client",
  members: {
    none: "Nobody belongs to this client yet. Invite the first person below.",
    since: (day: string) => `since ${day}`,
    remove: "Remove",
    removeTitle: (name: string) => `Remove ${name}?`,
    removeQuestion: (client: string) =>
      sentence`They no longer see the projects of ${client}. The account stays, and you can invite them again.`,
  },
  twoStep: "Two-step sign-in",
  money: {
    sees: "Sees money",
    seesNamed: (name: string) => `${name} sees money`,
    show: "Show money",
    showTo: (name: string) => `Show money to ${name}`,
    hide: "Hide money",
    hideFrom: (name: string) => `Hide money from ${name}`,
    nobody:
      "Nobody of this client can decide about change orders or pay. Show money to somebody, or invite them.",
  },
  unlinked: {
    heading: "People not linked to a client",
    intro:
      "They signed up without an invite, or were taken out of a client. Linked to a client, they see its projects.",
    part: "The people",
    listed: "people",
    none: "Everybody who has an account belongs to a client.",
    choose: "Choose a client…",
    onlyFirst: (most: number) =>
      `Only the first ${most} clients are listed. To add somebody to another one, open that client and invite their address.`,
    facts: (email: string, day: string) => `${email}, signed up ${day}`,
    left: (email: string, day: string) => `${email}, taken out of a client ${day}`,
    clientOf: (name: string) => `Client of ${name}`,
    link: "Link",
  },
  account: {
    disabled: "Disabled",
    enable: "Enable the account",
    disable: "Disable the account",
    disableTitle: (name: string) => `Disable the account of ${name}?`,
    disableQuestion:
      "They are signed out at once and cannot sign in until you enable it again. Nothing is deleted.",
  },
};
