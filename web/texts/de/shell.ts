import type { shell as english } from "../en/shell.ts";

export const shell = {
  dashboard: "Ihr Bereich",
  sections: {
    overview: { label: "Übersicht" },
    messages: { label: "Nachrichten", short: "Post" },
    calls: { label: "Gespräche", short: "Termine" },
    clients: { label: "Kunden" },
    projects: { label: "Projekte" },
    documentation: { label: "Dokumentation", short: "Doku" },
    site: { label: "Website" },
    billing: { label: "Abrechnung" },
    invoices: { label: "Rechnungen" },
    notifications: { label: "Benachrichtigungen", short: "Neues" },
    settings: { label: "Einstellungen", short: "Optionen" },
  },
  more: "Mehr",
  search: { landmark: "Alles", label: "Suche" },
  account: { logIn: "Anmelden / Konto anlegen", signOut: "Abmelden", signingOut: "Abmeldung läuft …" },
  dashboards: { owner: "Agenturbereich", client: "Kundenbereich" },
  noRole:
    "Ihr Konto konnte gerade nicht gelesen werden. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  tryAgain: "Noch einmal versuchen",
  justNow: "gerade eben",
  part: {
    failed: (name) => `${name}: Das konnte nicht geladen werden. Alles andere auf dieser Seite geht weiter.`,
    loading: (name) => `${name}: wird geladen …`,
  },
  pager: {
    pages: (name) => `Seiten: ${name}`,
    range: (first, last, total, name) => `${first}–${last} von ${total}, ${name}`,
    previous: "Zurück",
    next: "Weiter",
  },
  islands: {
    dismissDialog: "Schließen",
    confirm: "Bestätigen",
    keep: "Abbrechen",
    offline: "Sie sind offline. Bitte versuchen Sie es noch einmal, sobald Sie wieder verbunden sind.",
    unreachable:
      "Die Website hat nicht geantwortet. Ihre Eingaben sind noch da: Bitte versuchen Sie es noch einmal.",
    stored: "Was jetzt gespeichert ist:",
    empty: "(leer)",
    typedIsKept: "Ihre Eingaben stehen noch unten. Noch einmal speichern ersetzt, was gespeichert ist.",
  },
  toast: {
    dismiss: "Ausblenden",
    undo: "Rückgängig",
    unreachable: "Die Website hat nicht geantwortet. Bitte versuchen Sie es noch einmal.",
  },
} satisfies typeof english;
