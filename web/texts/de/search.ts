import type { search as english } from "../en/search.ts";

export const search = {
  title: "Suche",
  labelOfOwner: "Kunden, Projekte und Nachrichten durchsuchen",
  labelOfClient: "Ihre Projekte durchsuchen",
  placeholder: "Ein Name, eine Datei oder ein Wort aus einer Nachricht",
  submit: "Suchen",
  part: "Die Suche",
  tooMany: "Gerade laufen viele Suchen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
  again: "Noch einmal suchen",
  results: (words) => `Ergebnisse für „${words}“`,
  nothing: (words) => `Nichts gefunden für „${words}“`,
  nothingHint: "Versuchen Sie ein anderes Wort, oder weniger davon. Wortanfänge genügen.",
  all: (kind) => `${kind}: alle mit diesen Wörtern`,
  guides: "Anleitungen",
  kinds: {
    project: "Projekte",
    client: "Kunden",
    person: "Personen",
    contact_message: "Kontaktanfragen",
    message: "Nachrichten in Projekten",
    file: "Dateien",
    change_order: "Nachträge",
    client_doc: "Seiten für Kunden",
    invoice: "Rechnungen",
  },
} satisfies typeof english;
