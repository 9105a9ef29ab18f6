import type { llms as english } from "../en/llms.ts";

export const llms = {
  services: "Leistungen",
  work: "Arbeiten",
  pages: "Seiten",
  contact: "Kontakt",
  facts: { person: "Ansprechpartner", email: "E-Mail", phone: "Telefon", place: "Ort" },
} satisfies typeof english;
