import type { notes as english } from "../en/notes.ts";

export const notes = {
  none: "Noch keine Notizen.",
  more: (count) => `${count} weitere bei den Nachrichten und Gesprächen`,
  aboutMessage: "Zu einer Nachricht",
  aboutCall: "Zu einem Gespräch",
  remove: "Diese Notiz entfernen",
  add: "Notiz hinzufügen",
  label: "Notiz, nur für Sie",
  submit: "Notiz speichern",
} satisfies typeof english;
