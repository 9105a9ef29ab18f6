import type { home as english } from "../en/home.ts";

export const home = {
  clients: "Kunden",
} satisfies typeof english;
