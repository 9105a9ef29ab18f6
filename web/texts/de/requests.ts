import type { requests as english } from "../en/requests.ts";

export const requests = {
  suspectedSpam: (reasons) => `Spam-Verdacht: ${reasons}`,
  spamReasons: {
    honeypot: "verstecktes Feld ausgefüllt",
    "too fast": "innerhalb von zwei Sekunden gesendet",
    "address in the name": "Webadresse im Namen",
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
