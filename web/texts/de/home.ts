import type { home as english } from "../en/home.ts";

export const home = {
  clients: "Kunden",
  before: (value) => `Vorher: ${value}`,
  whose: (label, client) => `${label}, ${client}`,
  source: (words) => `Quelle: ${words}`,
} satisfies typeof english;
