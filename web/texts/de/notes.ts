import type { notes as english } from "../en/notes.ts";

export const notes = {
  none: "Noch keine Notizen.",
  more: (count) => `${count} weitere bei den Nachrichten und Gesprächen`,
  about: { contact_message: "Zu einer Nachricht", discovery_call: "Zu einem Gespräch" },
  remove: "Diese Notiz entfernen",
  add: "Notiz hinzufügen",
  label: "Notiz, nur für Sie",
  submit: "Notiz speichern",
} satisfies typeof english;
