import { sentence } from "../sentence.ts";

export const updates = {
  title: "Updates",
  part: "The updates",
  listed: "updates",
  none: "There are no updates yet. What is new about the project will appear here.",
  noneOfOwner: "There are no updates yet. Write the first one above.",
  published: (date: string) => `Published ${date}`,
  written: (date: string) => `Written ${date}`,
  onlyYou: "Only you see this",
  fields: { body: "Text", visibleHint: "Off, it is a note that only you see." },
  create: {
    title: "Write an update",
    submit: "Save the update",
    /** What follows on the button, by the switch. */
    forYou: "for yourself",
    forClient: "and show it to the client",
    /** Beside the button, by the switch: whom it will reach. */
    reach: {
      part: "Who will see it",
      onlyYou: "Reaches nobody: only you see it.",
      people: (names: string) => sentence`Reaches ${names}.`,
      many: (count: number, client: string) => sentence`Reaches ${count} people at ${client}.`,
      nobody: (client: string) => `Reaches nobody yet: no one at ${client} has an account.`,
    },
    saved: (title: string) => `“${title}” was saved; only you see it.`,
  },
  controls: {
    form: (title: string) => `Who sees “${title}”`,
    hide: "Hide from the client",
    hideOf: (title: string) => `Hide from the client: “${title}”`,
    publish: "Publish",
    publishOf: (title: string) => `Publish: “${title}”`,
    edit: "Edit",
    editOf: (title: string) => `Edit “${title}”`,
    save: "Save",
    delete: "Delete",
    deleteTitle: "Delete this update?",
    deleteQuestion: (title: string) => `“${title}” disappears for good, for you and for the client.`,
  },
  done: {
    save: (title: string) => `“${title}” was saved.`,
    publish: (title: string) => `“${title}” was published: the client can read it.`,
    hide: (title: string) => `“${title}” is hidden from the client.`,
    delete: (title: string) => `“${title}” was deleted.`,
  },
  stored: { title: "Title", body: "Text", visible: "Visible to the client", yes: "Yes", no: "No" },
};
