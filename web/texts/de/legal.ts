import type { legal as english } from "../en/legal.ts";

export const legal = {
  privacy: {
    title: "Datenschutzerklärung",
    description:
      "Welche persönlichen Angaben diese Website und das Kundenportal speichern, wozu, wie lange, und wer sie sonst sieht.",
  },
  terms: {
    title: "Nutzungsbedingungen",
    description:
      "Was zwischen Ihnen und der Agentur gilt, wenn Sie diese Website, das Kundenportal und Betreuungspakete nutzen.",
  },
  imprint: { description: "Wer für diese Website verantwortlich und wie diese Person zu erreichen ist." },
  contents: "Auf dieser Seite",
  version: (version) => `Fassung ${version}`,
  inForce: "in Kraft seit {date}",
  changed: "Was sich geändert hat",
  plain: "In einfachen Worten",
} satisfies typeof english;
