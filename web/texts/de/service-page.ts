import type { servicePage as english } from "../en/service-page.ts";

export const servicePage = {
  audience: "Für wen",
  deliverables: "Was Sie bekommen",
  process: "So läuft es ab",
  pricing: "Was es kostet",
  proof: "Aus einem echten Projekt",
  questions: "Fragen und Antworten",
  area: "Einzugsgebiet",
  start: "Der erste Schritt",
  facts: {
    duration: "Vom ersten Gespräch bis zur Übergabe",
    result: (label, client) => `${label}, ${client}`,
  },
  aMonth: "im Monat",
  story: (client) => `Die ganze Geschichte von ${client}`,
  other: { text: "Ihre ist nicht dabei?", link: "Fragen Sie" },
} satisfies typeof english;
