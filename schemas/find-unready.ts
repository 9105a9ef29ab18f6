import { placeholders } from "./placeholders.ts";

/** What of the content an agency has to have before it opens, as both the Studio and the overview ask for it. */
export type OpeningFacts = {
  agencyName: string | null;
  ownerName: string | null;
  hasPortrait: boolean | null;
  /** Of the published service cards those that lead to a published service page. */
  services: number | null;
  home: { sections: string[] | null; texts: { section: string; text: string | null }[] } | null;
  legalPages: { version: string | null; text: string | null }[] | null;
};

export type Unready = "name" | "portrait" | "service" | "words" | "legal";

/** Terms of service and privacy policy; an imprint where there is one. */
const fewestLegalPages = 2;

/** What is missing yet. A legal page is reviewed when it has no blanks left in brackets and its version is 1 or more. */
export function findUnready({
  agencyName,
  ownerName,
  hasPortrait,
  services,
  home,
  legalPages,
}: OpeningFacts) {
  const pages = legalPages ?? [];
  const areReviewed = pages.every(
    ({ version, text }) => Number.parseFloat(version ?? "") >= 1 && !/\[[^\]]+\]/.test(text ?? ""),
  );
  const isReady: Record<Unready, boolean> = {
    name: Boolean(agencyName && ownerName),
    portrait: hasPortrait === true,
    service: (services ?? 0) > 0,
    words: !home?.texts.some(
      ({ section, text }) => isShown(section, home.sections) && hasPlaceholder(text ?? ""),
    ),
    legal: areReviewed && pages.length >= fewestLegalPages,
  };
  return (["name", "portrait", "service", "words", "legal"] as const).filter((part) => !isReady[part]);
}

function isShown(section: string, listed: string[] | null): boolean {
  return section === "hero" || !listed?.length || listed.includes(section);
}

/** As a whole paragraph: an owner's sentence may have the same words in it. */
function hasPlaceholder(text: string): boolean {
  return text.split("\n\n").some((paragraph) => placeholders.includes(paragraph.trim()));
}
