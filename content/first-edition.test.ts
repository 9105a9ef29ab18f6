import { access } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { findMedia, locateMedia } from "./find-media.ts";
import { type EditionDocument, readDocuments } from "./read-documents.ts";

const documents = await readDocuments();
const ofType = (type: string) => documents.filter(({ _type }) => _type === type);
const get = (id: string) => documents.find(({ _id }) => _id === id);

describe("the first edition", () => {
  it.each([
    ["siteSettings", 1],
    ["promises", 1],
    ["homePage", 1],
    ["workPage", 1],
    ["brandKit", 1],
    ["portal", 1],
    ["serviceCard", 4],
    ["servicePage", 4],
    ["page", 2],
    ["caseStudy", 4],
    ["industry", 4],
    ["testimonial", 4],
    ["proverb", 50],
    ["showcasePage", 27],
    ["announcement", 1],
    ["legalPage", 2],
    ["carePlan", 3],
  ])("has every %s: %i", (type, count) => {
    expect(ofType(type)).toHaveLength(count);
  });

  it("has at least six guides for clients and two for the owner", () => {
    const audiences = ofType("docArticle").map(({ audience }) => audience);
    expect(audiences.filter((audience) => audience === "everyone").length).toBeGreaterThanOrEqual(6);
    expect(audiences.filter((audience) => audience === "owner").length).toBeGreaterThanOrEqual(2);
  });

  it("gives no id twice and names each after its type", () => {
    const ids = documents.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { _id, _type } of documents) expect(_id.split("-")[0]).toBe(_type);
  });

  it("refers only to documents that are in it", () => {
    const ids = new Set(documents.map(({ _id }) => _id));
    const dangling = documents
      .flatMap((document) => findObjects(document))
      .flatMap(({ _ref }) => (typeof _ref === "string" && !ids.has(_ref) ? [_ref] : []));
    expect(dangling).toEqual([]);
  });

  it("shows a case and a quote of the same client on a service page", () => {
    const named = (page: EditionDocument, field: string) => {
      const reference = findObjects(page[field])[0]?._ref;
      return typeof reference === "string" ? get(reference) : undefined;
    };
    for (const page of ofType("servicePage")) {
      const [study, quote] = [named(page, "caseStudy"), named(page, "testimonial")];
      if (study && quote) expect(quote.company, page._id).toBe(study.client);
    }
  });

  it("tells each service page's project in words of its own, and no project on two pages", () => {
    const pages = ofType("servicePage");
    const studies = pages.map((page) => findObjects(page.caseStudy)[0]?._ref);
    expect(new Set(studies).size).toBe(pages.length);
    for (const { proof, caseStudy } of pages) {
      const study = get(String(findObjects(caseStudy)[0]?._ref));
      expect(String(proof).length).toBeGreaterThan(100);
      for (const text of [study?.summary, study?.situation, study?.approach])
        for (const sentence of String(proof).split(". ")) expect(String(text)).not.toContain(sentence);
    }
  });

  it("names no processor twice in the privacy policy", () => {
    const bold = findObjects(get("legalPage-privacy-policy") ?? {}).flatMap(({ marks, text }) =>
      Array.isArray(marks) && marks.includes("strong") ? [text] : [],
    );
    expect(bold.length).toBeGreaterThan(5);
    expect(bold).toEqual([...new Set(bold)]);
  });

  it("sells nothing that the portal lacks: no notes on a page, no hours of work, no backups by the day", () => {
    const lacking =
      /\bpins?\b|\bpinned\b|points? at the page|on the page itself|\bhours? (of|a|each|every|per)\b.*\b(changes|months?)\b|(daily|nightly) (backup|cop)|backed up (daily|every)/i;
    const offers = ["announcement", "servicePage", "serviceCard", "carePlan", "docArticle"].flatMap(ofType);
    const sold = offers.flatMap((document) => findTexts(document)).filter((text) => lacking.test(text));
    expect(sold).toEqual([]);
  });

  it("names only pictures and clips that are there", async () => {
    const missing: string[] = [];
    for (const media of findMedia(documents)) {
      await access(locateMedia(media).location).catch(() => missing.push(media));
    }
    expect(missing).toEqual([]);
  });

  it("describes every picture in words", () => {
    const pictures = documents
      .flatMap((document) => findObjects(document))
      .filter(({ _type }) => _type === "picture");
    expect(pictures.length).toBeGreaterThan(50);
    expect(pictures.filter(({ alt }) => typeof alt !== "string" || alt.length < 4)).toEqual([]);
  });

  it("gives every member of a list its own key and a type", () => {
    for (const list of documents.flatMap((document) => findLists(document))) {
      const objects = list.filter(isObject);
      const keys = objects.map(({ _key }) => _key);
      expect(keys).not.toContain(undefined);
      expect(new Set(keys).size).toBe(keys.length);
      expect(objects.map(({ _type }) => _type)).not.toContain(undefined);
    }
  });

  it("says once on each legal page that it is a demonstration", () => {
    for (const page of ofType("legalPage"))
      expect(findTexts(page).filter((text) => /demonstration/.test(text))).toHaveLength(1);
  });

  it("has one kind of apostrophe, but for the headings that the specification fixes", () => {
    const straight = documents.flatMap(findTexts).filter((text) => /[a-z]'/i.test(text));
    expect(straight.sort()).toEqual(["Let's Start Building", "Who You're Dealing With"]);
  });

  it("speaks of one person where others read about the agency", () => {
    const plural = findTexts(get("brandKit")).filter((text) => /\b(we|our|us)\b/i.test(text));
    expect(plural).toEqual([]);
  });

  it("says what the specification fixes", () => {
    expect(get("homePage")).toMatchObject({
      hero: {
        headlineFirst: "Websites & Workflows",
        headlineSecond: "Built to pay for themselves",
        callToAction: { label: "Let's Start Building", href: "/contact" },
      },
      partner: {
        heading: "Your New Software Partner",
        callToAction: { label: "Get in Touch", href: "/contact" },
      },
      about: { heading: "Who You're Dealing With", buttonLabel: "View Recent Work" },
      featuredWork: { heading: "Featured Client Work" },
      freeCall: {
        heading: "You Inspired?",
        callToAction: { label: "Free Discovery Call", href: "/discovery-call" },
      },
      portfolio: {
        tabs: [{ label: "Home" }, { label: "Folio" }, { label: "Employee" }, { label: "Folio Item" }],
      },
      industries: {
        heading: "Recent Industries We Touched",
        callsToAction: [{ href: "/contact" }, { href: "/contact" }],
      },
      impact: { heading: "The Real Impact" },
    });
    expect(get("announcement-chalkline")).toMatchObject({
      toolLink: { label: "Visit tool" },
      requestLink: { label: "Request access", href: "/contact" },
    });
    expect(get("serviceCard-wordpress")).toMatchObject({ linkLabel: "Contact us", href: "/contact" });
    for (const id of ["software", "custom-web", "consulting"])
      expect(get(`serviceCard-${id}`)).toMatchObject({ linkLabel: "Learn more" });
  });

  it("has a page behind every service that a card or a redirect leads to", () => {
    const pages = ofType("servicePage").map(({ _id }) => _id.replace("servicePage-", "/services/"));
    const targets = [
      ...ofType("redirect").flatMap(({ destination }) => destination ?? []),
      ...ofType("serviceCard").flatMap(({ page }) => (isObject(page) ? String(page._ref) : [])),
    ]
      .map((target) => String(target).replace("servicePage-", "/services/"))
      .filter((target) => target.startsWith("/services/"));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(pages).toContain(target);
  });
});

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function findObjects(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(findObjects);
  return isObject(value) ? [value, ...Object.values(value).flatMap(findObjects)] : [];
}

function findTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(findTexts);
  return isObject(value) ? Object.values(value).flatMap(findTexts) : [];
}

function findLists(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value, ...value.flatMap(findLists)];
  return isObject(value) ? Object.values(value).flatMap(findLists) : [];
}
