import type { nextSteps as english } from "../en/next-steps.ts";

export const nextSteps = {
  heading: "Wie es weitergeht",
  privacy: (link) => [
    "Datenschutz: ",
    link("was mit Ihren Angaben geschieht und wie lange sie aufbewahrt werden"),
    ".",
  ],
} satisfies typeof english;
