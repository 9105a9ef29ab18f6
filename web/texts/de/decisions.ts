import type { decisions as english } from "../en/decisions.ts";
import { sentence } from "../sentence.ts";

export const decisions = {
  of: {
    approved: {
      done: "Freigegeben",
      ask: "Freigeben",
      question: "Freigeben?",
      form: (title) => `Freigeben: ${title}`,
      explanation:
        "Ihre Freigabe wird mit genau diesen Worten, dem Zeitpunkt und Ihrem Namen festgehalten. Sie erhalten einen Beleg.",
      made: (name, date) => sentence`Freigegeben von ${name} am ${date}.`,
    },
    changes_requested: {
      done: "Änderungen gewünscht",
      ask: "Änderungen wünschen",
      question: "Änderungen wünschen?",
      form: (title) => `Änderungen wünschen: ${title}`,
      explanation:
        "Was Sie schreiben, geht an die Agentur. Nach der Änderung werden Sie noch einmal gefragt.",
      made: (name, date) => sentence`Änderungen gewünscht von ${name} am ${date}.`,
    },
    declined: {
      done: "Abgelehnt",
      ask: "Ablehnen",
      question: "Ablehnen?",
      form: (title) => `Ablehnen: ${title}`,
      explanation: "Die Agentur erfährt davon. Sie können einen Grund nennen, müssen aber nicht.",
      made: (name, date) => sentence`Abgelehnt von ${name} am ${date}.`,
    },
  },
  comment: "Kommentar",
  change: "Was sich ändern soll",
  notNow: "Jetzt nicht",
  toldOfDecline: "Sie haben den Nachtrag abgelehnt. Die Agentur weiß Bescheid.",
  toldOfChanges: "Vielen Dank! Die Agentur weiß, welche Änderungen Sie wünschen.",
  notRecorded: "Das konnte gerade nicht festgehalten werden. Bitte versuchen Sie es noch einmal.",
  refusals: {
    changed:
      "Das hat sich geändert, während Sie es gelesen haben; es wurde also nichts entschieden. Laden Sie die Seite neu, und lesen Sie noch einmal.",
    closed:
      "Jemand anderes hat schon geantwortet, oder es wurde zurückgezogen. Laden Sie die Seite neu, um zu sehen, wie es ausging.",
    expired: "Die Frist ist abgelaufen, es wurde also nichts entschieden. Bitten Sie um eine neue.",
  },
  receipt: {
    title: "Beleg",
    order: (number) => `Nachtrag Nr. ${number}`,
    feedback: "Feedback-Punkt",
    broken: "Was gespeichert ist, passt nicht mehr zur festgehaltenen Prüfsumme.",
    project: "Projekt",
    projectOf: (project, client) => `${project}, ${client}`,
    by: (name, time) => `von ${name}, ${time}`,
    price: "Preis",
    schedule: "Zeitplan",
    validUntil: "Gültig bis",
    link: "Verweis",
    reason: "Begründung",
    text: "Wortlaut",
    comment: "Kommentar",
    hash: "SHA-256",
    note: (link) => [
      "Das sind die Worte, über die entschieden wurde. Sie lassen sich nicht mehr ändern; der SHA-256 ist der des ",
      link("Belegs als JSON"),
      " und weist das nach.",
    ],
    print: "Drucken",
    backToOrders: "Zurück zu den Nachträgen",
    backToFeedback: "Zurück zum Feedback",
    unreadable: "Der Beleg konnte gerade nicht gelesen werden. Bitte versuchen Sie es noch einmal.",
    signInFirst: "Bitte melden Sie sich zuerst an.",
    notFound: "Nicht gefunden",
  },
} satisfies typeof english;
