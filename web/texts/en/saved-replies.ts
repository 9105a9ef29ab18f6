export const savedReplies = {
  title: "Saved replies",
  intro: "What you often answer",
  part: "The saved replies",
  none: "Nothing is saved yet. Write below what you often answer; in a reply you choose it by its name.",
  add: "Add a saved reply",
  change: (name: string) => `Change ${name}`,
  fields: {
    name: "Name",
    body: "Text",
    hint: "Without a greeting of yours the email begins with one that names its reader.",
  },
  submit: "Save the reply",
  save: "Save changes",
  remove: "Remove",
  removal: {
    title: (name: string) => `Remove “${name}”?`,
    question: "Replies that were sent with it stay as they are.",
  },
  choose: { label: "Saved reply", none: "Choose one", insert: "Insert" },
};
