import type { savedReplies as english } from "../en/saved-replies.ts";

export const savedReplies = {
  title: "Textbausteine",
  intro: "Was Sie oft antworten",
  part: "Die Textbausteine",
  none: "Noch ist nichts gespeichert. Schreiben Sie unten, was Sie oft antworten; in einer Antwort wählen Sie es nach seinem Namen.",
  add: "Textbaustein anlegen",
  change: (name) => `${name} ändern`,
  fields: {
    name: "Bezeichnung",
    body: "Wortlaut",
    hint: "Ohne Anrede von Ihnen beginnt die E-Mail mit einer, die den Namen nennt.",
  },
  submit: "Textbaustein speichern",
  save: "Änderungen speichern",
  remove: "Entfernen",
  removal: {
    title: (name) => `„${name}“ entfernen?`,
    question: "Antworten, die damit gesendet wurden, bleiben, wie sie sind.",
  },
  choose: { label: "Textbaustein", none: "Bitte wählen", insert: "Einfügen" },
} satisfies typeof english;
