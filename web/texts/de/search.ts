import type { search as english } from "../en/search.ts";
import { sentence } from "../sentence.ts";

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
  nothingHint:
    "Versuchen Sie ein anderes Wort, oder weniger davon. Die ersten drei Buchstaben eines Wortes genügen, und ab sechs Buchstaben darf einer falsch sein.",
  corrected: (words, found) => sentence`„${words}“ steht nirgends. Diese Treffer enthalten ${found}.`,
  similar: (kind) => `${kind} mit ähnlichen Wörtern`,
  or: (words) => words.map((word) => `„${word}“`).join(" oder "),
  all: (kind) => `${kind}: alle mit diesen Wörtern`,
  newest: (count) => sentence`Das sind die neuesten ${count}. Mit einem Wort mehr werden es weniger.`,
  places: {
    contact_message: "Kontaktanfrage",
    discovery_call: "Erstgespräch",
    client: "Kunde",
  },
  days: {
    discovery_call: (day) => `Gespräch am ${day}`,
    guide: (day) => `Zuletzt geändert am ${day}`,
  },
  kinds: {
    project: "Projekte",
    client: "Kunden",
    person: "Personen",
    contact_message: "Kontaktanfragen",
    contact_reply: "Antworten",
    discovery_call: "Gespräche",
    owner_note: "Notizen",
    message: "Nachrichten in Projekten",
    file: "Dateien",
    change_order: "Nachträge",
    client_doc: "Seiten für Kunden",
    guide: "Anleitungen",
    feedback_item: "Freigaben",
    update: "Neues",
    milestone: "Meilensteine",
    invoice: "Rechnungen",
  },
} satisfies typeof english;
