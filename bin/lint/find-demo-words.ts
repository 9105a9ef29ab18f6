import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/settings.ts";

type Settings = Record<"agencyName" | "ownerName" | "locality" | "region" | "contactEmail", string>;

const { agencyName, ownerName, locality, region, contactEmail }: Settings = JSON.parse(
  readFileSync(join(root, "content", "documents", "siteSettings.json"), "utf8"),
);
const [regionsName = ""] = region.split(" ");
const [, domain = ""] = contactEmail.split("@");

/** What the demo agency and its owner are called, where they are, and the domain of their mails, as its settings have it. */
export const demoWords = [agencyName, ...ownerName.split(" "), locality, regionsName, domain];

/** The demo's words in a text, written as names are, each after the number of its line: “3: Oshawa”. */
export function findDemoWords(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      demoWords.filter((word) => line.includes(word)).map((word) => `${index + 1}: ${word}`),
    );
}
