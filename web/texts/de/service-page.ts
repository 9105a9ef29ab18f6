import type { servicePage as english } from "../en/service-page.ts";

export const servicePage = {
  audience: "Für wen",
  deliverables: "Was Sie bekommen",
  process: "So läuft es ab",
  pricing: "Was es kostet",
  proof: "Aus einem echten Projekt",
  questions: "Fragen und Antworten",
  area: "Wo ich arbeite",
  start: "So fangen wir an",
  facts: {
    name: "Kurz gesagt",
    duration: "Vom ersten Gespräch bis zur Übergabe",
    result: (label, client) => `${label}, ${client}`,
  },
  aMonth: "im Monat",
  result: { before: "vorher", after: "nachher" },
  story: (client) => `Die ganze Geschichte von ${client}`,
  other: { text: "Ihre Frage ist nicht dabei?", link: "Stellen Sie sie" },
} satisfies typeof english;
