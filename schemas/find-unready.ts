/** What of the content an agency has to have before it opens, as both the Studio and the overview ask for it. */
export type OpeningFacts = {
  agencyName: string | null;
  ownerName: string | null;
  hasPortrait: boolean | null;
  services: number | null;
  legalPages: { version: string | null; text: string | null }[] | null;
};

export type Unready = "name" | "portrait" | "service" | "legal";

/** Terms of service and privacy policy; an imprint where there is one. */
const fewestLegalPages = 2;

/** What is missing yet. A legal page is reviewed when it has no blanks left in brackets and its version is 1 or more. */
export function findUnready({ agencyName, ownerName, hasPortrait, services, legalPages }: OpeningFacts) {
  const pages = legalPages ?? [];
  const areReviewed = pages.every(
    ({ version, text }) => Number.parseFloat(version ?? "") >= 1 && !/\[[^\]]+\]/.test(text ?? ""),
  );
  const isReady: Record<Unready, boolean> = {
    name: Boolean(agencyName && ownerName),
    portrait: hasPortrait === true,
    service: (services ?? 0) > 0,
    legal: areReviewed && pages.length >= fewestLegalPages,
  };
  return (["name", "portrait", "service", "legal"] as const).filter((part) => !isReady[part]);
}
