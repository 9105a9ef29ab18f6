import type { invites as english } from "../en/invites.ts";
import { sentence } from "../sentence.ts";

export const invites = {
  open: {
    none: "Keine offenen Einladungen.",
    declined: "Abgelehnt",
    expired: "Abgelaufen",
    goodUntil: (day, mail) => `Gültig bis ${day}, ${mail}`,
    expiredOn: (day, mail) => `Abgelaufen am ${day}, ${mail}`,
    notMailed: "E-Mail noch nicht gesendet",
    mailSent: "E-Mail gesendet",
    mailFailed: (why) => `E-Mail nicht gesendet: ${why}`,
    mailWaits: "E-Mail unterwegs",
    send: "E-Mail senden",
    sendAgain: "Noch einmal senden",
    takeBack: "Zurückziehen",
    seesMoney: "Wird die Kosten sehen",
  },
  form: {
    label: "Jemanden einladen",
    email: "Per E-Mail einladen",
    hint: "Es geht ein Link zum Anlegen eines Kontos hinaus, gültig 14 Tage. Wer schon ein Konto hat, wird um Zustimmung gebeten.",
    seesMoney: "Sieht die Kosten",
    seesMoneyHint:
      "Preise, Nachträge, das Betreuungspaket und Rechnungen, und entscheidet darüber. Die erste Person eines Kunden sieht sie immer.",
    submit: "Einladung senden",
    wrongEmail: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    sent: (email) => `Die Einladung an ${email} ist unterwegs.`,
    refusals: {
      archived: "Dieser Kunde ist archiviert. Stellen Sie ihn zuerst wieder her.",
      member: "Diese Person gehört schon zu dem Kunden.",
      owner: "Diese Adresse gehört zur Agentur, und die sieht ohnehin jeden Kunden.",
    },
  },
  mine: {
    part: "Ihre Einladungen",
    heading: (client) => `Zu ${client} gehören?`,
    words: ({ by, client, until }) =>
      sentence`${by} lädt Sie ein, die Projekte von ${client} zu verfolgen. Es ändert sich nichts, bis Sie zustimmen. Antworten können Sie bis ${until}.`,
    theAgency: "Die Agentur",
    join: "Zustimmen",
    decline: "Ablehnen",
    wrongAnswer: "Bitte wählen Sie „Zustimmen“ oder „Ablehnen“.",
    closed: "Diese Einladung ist nicht mehr offen. Bitten Sie um eine neue.",
    links: {
      other:
        "Diese Einladung ging an eine andere Adresse. Melden Sie sich ab, und öffnen Sie ihren Link noch einmal.",
      declined: "Diese Einladung wurde abgelehnt. Wenn Sie doch zustimmen möchten, bitten Sie um eine neue.",
      expired: "Diese Einladung ist abgelaufen. Bitten Sie um eine neue.",
      revoked:
        "Diese Einladung wurde zurückgezogen. Wenn Sie das für ein Versehen halten, schreiben Sie der Agentur.",
      unknown:
        "Zu diesem Link gibt es keine Einladung. Öffnen Sie ihn noch einmal aus der E-Mail, oder bitten Sie um eine neue.",
    },
    answers: {
      joined: "Sie gehören jetzt dazu: Die Projekte stehen unten.",
      declined: "Sie haben die Einladung abgelehnt. Es hat sich nichts geändert.",
    },
  },
} satisfies typeof english;
