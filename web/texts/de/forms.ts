import type { forms as english } from "../en/forms.ts";

export const forms = {
  failed: "Das konnte gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  otherSite: "Dieses Formular kam von einer anderen Website.",
  signedOut:
    "Sie sind abgemeldet. Melden Sie sich in einem anderen Tab wieder an, und versuchen Sie es dann noch einmal.",
  signInElsewhere: "Anmelden (öffnet einen neuen Tab)",
  onlyOwner: "Das kann nur die Agentur selbst.",
  onlyClients: "Das können nur Kunden.",
  optional: "(freiwillig)",
  honeypot: "Lassen Sie dieses Feld leer",
  unread: {
    400: "Was gesendet wurde, war nicht lesbar.",
    408: "Das Senden hat zu lange gedauert.",
    413: "Was gesendet wurde, ist größer als {kilobytes} KB.",
    415: "Bitte senden Sie JSON oder ein Formular.",
  },
  kept: {
    title: "Nicht gespeichert",
    stored: "Was jetzt gespeichert ist",
    empty: "(leer)",
    typed: "Was Sie eingegeben haben",
    wrote: "Was Sie geschrieben haben",
    again: "Noch einmal versuchen",
    back: "Zurück, ohne zu speichern",
  },
} satisfies typeof english;
