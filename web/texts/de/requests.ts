import type { requests as english } from "../en/requests.ts";
import { sentence } from "../sentence.ts";

export const requests = {
  suspectedSpam: (reasons) => `Spam-Verdacht: ${reasons}`,
  notConfirmed: (reasons) => `Keine Bestätigung gesendet: ${reasons}`,
  doubtful: {
    part: "Was Spam sein könnte",
    sentence: (what) => sentence`Vielleicht Spam, vielleicht eine Anfrage: ${what}.`,
    messages: (count) =>
      count === 1 ? "1 Nachricht" : `${count > 1000 ? "mehr als 1000" : count} Nachrichten`,
    calls: (count) =>
      count === 1 ? "1 Gesprächswunsch" : `${count > 1000 ? "mehr als 1000" : count} Gesprächswünsche`,
    openMessages: "Nachrichten ansehen",
    openCalls: "Gespräche ansehen",
    notSpam: "Kein Spam",
    notSpamNamed: (name) => `Kein Spam: ${name}`,
    setAside: (count) => `Sicher als Spam aussortiert: ${count > 1000 ? "mehr als 1000" : count}`,
    none: "Nichts steht unter Spam-Verdacht.",
  },
  spamReasons: {
    honeypot: "verstecktes Feld ausgefüllt",
    "too fast": "innerhalb von zwei Sekunden gesendet",
    "address in the name": "Webadresse im Namen",
    links: "Links im Text",
    "odd name": "ein Name wie ein Satz",
  },
  origin: {
    page: (path) => (path === "/" ? "Von der Startseite" : `Von ${path}`),
    host: (name) => `über ${name}`,
    campaign: (name) => `Kampagne: ${name}`,
  },
  mails: "E-Mails",
  sendAgain: "Noch einmal senden",
  sendAllAgain: "Alle noch einmal senden",
} satisfies typeof english;
