import type { work as english } from "../en/work.ts";
import { sentence } from "../sentence.ts";

export const work = {
  all: "Alle Arbeiten",
  description: (agency) =>
    `Was ${agency} für Kunden gemacht hat, Projekt für Projekt, und was dabei herausgekommen ist.`,
  none: "Die erste Fallstudie ist in Arbeit.",
  client: (client, year) => [client, year].filter(Boolean).join(", "),
  line: (client, number) =>
    [
      client ?? "",
      number ? `${number.label}: ${number.after}${number.before ? ` statt ${number.before}` : ""}` : "",
    ]
      .filter(Boolean)
      .reduce((text, next) => (text ? sentence`${text}. ${next}` : next), ""),
  instead: (before) => `statt ${before}`,
  situation: "Die Ausgangslage",
  approach: "Was getan wurde",
  results: "Was daraus wurde",
  before: "Vorher",
  after: "Nachher",
  facts: {
    heading: "Zu diesem Projekt",
    client: "Kunde",
    year: "Jahr",
    services: "Leistungen",
    methods: "So ist es entstanden",
    credits: "Mitwirkende",
    live: "Zur Website",
  },
  next: "Nächste Fallstudie",
  read: "Fallstudie lesen",
  readOf: (client) => `Fallstudie lesen: ${client}`,
} satisfies typeof english;
