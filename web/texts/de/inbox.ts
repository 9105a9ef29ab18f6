import type { inbox as english } from "../en/inbox.ts";

export const inbox = {
  title: "Nachrichten",
  part: "Die Nachrichten",
  listed: "Nachrichten",
  message: "Nachricht",
  filters: {
    new: "Neu",
    snoozed: "Zurückgestellt",
    answered: "Beantwortet",
    doubtful: "Spam-Verdacht",
    spam: "Als Spam abgelegt",
  },
  rows: {
    select: (name) => `Nachricht von ${name} auswählen`,
    selectAll: "Alle auswählen",
    back: "Wieder da",
    until: (day) => `bis ${day}`,
    inThread: (count) => `${count} Nachrichten von dieser Adresse`,
    mailFailed: "E-Mail gescheitert",
  },
  pane: {
    part: "Die Nachricht",
    toList: "Alle Nachrichten",
    next: "Nächste",
    previous: "Vorige",
    nearby: "Benachbarte Nachrichten",
    page: "Auf eigener Seite öffnen",
  },
  snooze: {
    title: "Zurückstellen",
    tomorrow: "Morgen",
    monday: "Nächsten Montag",
    day: "Bis zu einem anderen Tag",
    submit: "Bis zu diesem Tag zurückstellen",
    until: (day) => `Zurückgestellt bis ${day}`,
  },
  filed: {
    new: (count) =>
      count === 1
        ? "Die Nachricht ist wieder bei den neuen."
        : `${count} Nachrichten sind wieder bei den neuen.`,
    answered: (count) =>
      count === 1 ? "Als beantwortet markiert." : `${count} Nachrichten sind als beantwortet markiert.`,
    spam: (count) => (count === 1 ? "Als Spam abgelegt." : `${count} Nachrichten sind als Spam abgelegt.`),
    snoozed: (count, day) =>
      count === 1 ? `Bis ${day} zurückgestellt.` : `${count} Nachrichten sind bis ${day} zurückgestellt.`,
    gone: (count) => (count === 1 ? "Eine gibt es nicht mehr." : `${count} davon gibt es nicht mehr.`),
  },
  download: "Alle herunterladen (CSV)",
  none: (link) => ["Hier sind keine Nachrichten. Sie kommen von ", link("der Kontaktseite"), "."],
  newestOf: (total) => `Das sind die neuesten von ${total} Nachrichten von dieser Adresse.`,
  client: (name) => ["Kunde: ", name],
  repliesTo: (name) => `Ihre Antworten an ${name}`,
  replied: (time) => `Ihre Antwort, ${time}`,
  markAnswered: "Als beantwortet markieren",
  markNew: "Als neu markieren",
  markSpam: "Als Spam markieren",
  notSpam: "Kein Spam",
  convert: {
    title: "Als Kunden anlegen",
    hint: (email) => `Legt einen Kunden an und lädt ${email} ins Portal ein.`,
    name: "Name des Kunden",
    submit: "Anlegen und einladen",
  },
  reply: {
    title: "Antworten",
    label: "Ihre Antwort",
    submit: "Antwort senden",
    preview: "Vorschau",
    to: (name) => `An ${name}`,
    quote: "Darunter steht die Nachricht als Zitat.",
    empty: "Bitte schreiben Sie zuerst etwas.",
    notSent: "Noch ist nichts gesendet.",
    stored: "Was ankommt, über der ursprünglichen Nachricht",
    change: "Ändern",
  },
  unreadable: "Die Nachrichten konnten nicht gelesen werden.",
  signInFirst: "Bitte melden Sie sich an.",
  ownerOnly: "Das kann nur die Agentur selbst.",
} satisfies typeof english;
