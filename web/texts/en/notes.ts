export const notes = {
  none: "No notes yet.",
  more: (count: number) => `${count} more with the messages and calls`,
  about: { contact_message: "About a message", discovery_call: "About a call" },
  remove: "Remove this note",
  add: "Add a note",
  label: "Note, for you alone",
  submit: "Save the note",
};
