import type { overview as english } from "../en/overview.ts";
import { sentence } from "../sentence.ts";

export const overview = {
  title: "Agenturbereich",
  hello: (name) => `Guten Tag, ${name}`,
  intro: "Was Ihre Aufmerksamkeit braucht.",
  more: (count) => `und ${count} weitere`,
  moreNamed: (more, heading) => `${heading}: ${more}`,
  late: (count) =>
    count === 1
      ? "1 weitere wartet seit zwei Tagen oder länger"
      : `${count} weitere warten seit zwei Tagen oder länger`,
  first: {
    part: "Was zuerst zu tun ist",
    label: "Zuerst:",
    acts: {
      paidTwice: (client) => `das zweite Paket von ${client} beenden`,
      messages: (name) => `${name} antworten`,
      calls: (name) => `das Gespräch mit ${name} bestätigen`,
      changes: (title) => `„${title}“ ändern`,
      replies: (project) => `die Nachrichten in ${project} lesen`,
      milestones: (title) => `„${title}“ nachholen`,
      confirms: (title) => `„${title}“ bestätigen`,
      steps: (title) => `den nächsten Schritt tun, „${title}“`,
      people: (name) => `${name} einem Kunden zuordnen`,
      unseenMoney: (client) => `festlegen, wer für ${client} entscheidet und zahlt`,
      uninvoiced: (title) => `„${title}“ in Rechnung stellen`,
      mails: (address) => `nachsehen, warum ${address} keine E-Mail erreicht`,
    },
    mailToYou: "Sie",
    nothing: "Nichts wartet auf Sie.",
  },
  whole: {
    title: "Was wartet",
    intro: "Alles, wovon die Übersicht den Anfang zeigt.",
    part: "Was wartet",
    views: "Was wartet, nach Art",
    listed: "Wartendes",
    nothing: "Davon wartet nichts.",
    back: "Zurück zur Übersicht",
  },
  opening: {
    heading: "Vor der Eröffnung",
    studio: "Studio öffnen",
    parts: {
      name: { title: "Ihr Name", text: "Der Name der Agentur und Ihrer, in den Einstellungen der Website." },
      portrait: { title: "Ihr Porträt", text: "Das Bild neben den ersten Worten der Startseite." },
      service: {
        title: "Eine erste Leistung",
        text: "Eine Seite, die sagt, was Sie anbieten, und eine Karte, die zu ihr führt.",
      },
      words: {
        title: "Ihre eigenen Worte",
        text: "Auf der Startseite, im Slogan oder bei einer Leistung stehen noch Sätze, die nur sagen, was zu schreiben ist.",
      },
      legal: {
        title: "Rechtstexte, geprüft",
        text: "Keine Lücke mehr in ihnen, und Version 1.0 oder höher.",
      },
      backup: {
        title: "Eine geprüfte Datensicherung",
        text: "Richten Sie die nächtliche Sicherung ein: docs/backup.md sagt, wie.",
      },
      mail: {
        title: "E-Mails, die ankommen",
        text: "Schreiben Sie sich selbst über die Kontaktseite: Die Antwort ist die erste E-Mail.",
      },
    },
  },
  messages: { heading: "Nachrichten zu beantworten", all: "Alle Nachrichten" },
  replies: {
    heading: "Nachrichten in Projekten",
    facts: (count, age) => `${count === 1 ? "1 Nachricht" : `${count} Nachrichten`}, ${age}`,
  },
  calls: {
    heading: "Gespräche zu bestätigen",
    all: "Alle Gespräche",
    confirm: "Bestätigen",
    confirmNamed: (name) => `Bestätigen: ${name}`,
    other: "Vorschlagen oder ablehnen",
  },
  milestones: { heading: "Überfällige Meilensteine", all: "Projekte im Verzug" },
  people: {
    heading: "Konten ohne Kunden",
    all: "Einem Kunden zuordnen",
    facts: (email, age) => `${email}, ${age}`,
  },
  unseenMoney: {
    heading: "Niemand sieht die Kosten",
    words: "Dort kann niemand über Nachträge entscheiden oder zahlen.",
  },
  uninvoiced: { heading: "Freigegeben, nicht abgerechnet" },
  misfits: {
    heading: "Auf der Website weggelassen",
    all: "Alles Veröffentlichte",
    fields: (fields) => `Das Formular nähme nicht an, was dort steht: ${fields}`,
  },
  deadLinks: {
    heading: "Links auf Unveröffentlichtes",
    paths: (paths) => `Ein Link führt auf ${paths}; dort ist keine Seite.`,
    entries: "Einer der Links führt auf eine unveröffentlichte Seite; auf der Website ist dort kein Link.",
  },
  mails: { heading: "Fehlgeschlagene E-Mails", toYou: "An Sie" },
  paidTwice: {
    heading: "Doppelt bezahlt",
    sum: (price) => `zweites Paket, ${price} im Monat`,
    act: "Beenden und Geld erstatten",
    actNamed: (client) => `Beenden und Geld erstatten: ${client}`,
  },
  plans: { heading: "Überfällige Zahlungen", monthly: (price) => `${price} im Monat` },
  invoices: { heading: "Rechnungen, die zu bezahlen sind" },
  changes: { heading: "Änderungen gewünscht" },
  confirms: { heading: "Schritte zu bestätigen" },
  steps: { heading: "Ihre nächsten Schritte" },
  waiting: {
    heading: "Wartet auf Kunden",
    what: (project, subject) => `${project}: ${subject}`,
    kinds: {
      feedback_item: "Rückmeldung",
      project: "nächster Schritt",
      endorsement: "Zustimmung, das Projekt zu zeigen",
    },
    reminded: (age) => `Erinnert ${age}`,
    remind: "Erinnern",
    remindNamed: (title) => `Erinnern: ${title}`,
  },
  planNews: "Betreuungspakete diese Woche",
  decided: {
    heading: "Diese Woche entschieden",
    approved: (who, subject) => `${who}: ${subject} freigegeben`,
    changes_requested: (who, subject) => `${who}: Änderungen gewünscht bei ${subject}`,
    declined: (who, subject) => `${who}: ${subject} abgelehnt`,
  },
  subjects: {
    feedback: (title) => `„${title}“`,
    changeOrder: (number, price) => `Nachtrag Nr. ${number}, ${price}`,
  },
  rest: {
    part: "Was nicht wartet",
    all: (kinds) => sentence`Nichts wartet: ${kinds}.`,
    some: (kinds) => sentence`Sonst wartet nichts: ${kinds}.`,
    kinds: {
      mails: "E-Mails gehen hinaus",
      messages: "jede Nachricht ist beantwortet",
      calls: "über jedes Gespräch ist entschieden",
      replies: "Sie haben gelesen, was Kunden geschrieben haben",
      changes: "kein Kunde wartet auf eine Änderung",
      milestones: "die Meilensteine liegen im Plan",
      confirms: "jeder erledigte Schritt ist bestätigt",
      steps: "kein nächster Schritt ist Ihrer",
      people: "jedes Konto hat einen Kunden",
      unseenMoney: "bei jedem Kunden kann jemand zahlen",
      uninvoiced: "jeder freigegebene Nachtrag ist abgerechnet",
      clients: "Kunden haben erledigt, worum Sie gebeten haben",
      plans: "die Betreuungspakete sind bezahlt, und nur einmal",
    },
  },
} satisfies typeof english;
