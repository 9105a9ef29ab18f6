import { createServer } from "node:http";
import { validateDocument } from "sanity";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Address, addresses } from "../schemas/addresses.ts";
import { listTypes, singletonTypes } from "../schemas/documents/all.ts";
import { resolveStudio } from "./resolve-studio.ts";

// Some rules ask the dataset; here it answers every question with `known`.
let known: unknown;
const dataset = createServer((_, response) => {
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ result: known, ms: 0 }));
});

await new Promise<void>((resolve) => void dataset.listen(0, "127.0.0.1", resolve));
const address = dataset.address();
if (typeof address !== "object" || !address) throw new Error("No port was given");
const studio = await resolveStudio(`http://127.0.0.1:${address.port}`);
beforeEach(() => {
  known = true;
});
afterAll(() => new Promise((resolve) => dataset.close(resolve)));

const pageAddresses = (addresses as readonly Address[]).filter(({ area }) => area === "public");

describe("the Studio refuses to publish", () => {
  it.each(["javascript:alert(1)", "data:text/html,hi", "http://example.com"])(
    "a card that links to %s",
    async (href) => {
      const faults = await findFaults({ _type: "serviceCard", href });
      expect(faults).toContainEqual(expect.objectContaining({ path: "href", level: "error" }));
    },
  );

  describe.each([
    ["a card", "", (link: object) => ({ _type: "serviceCard", ...link })],
    [
      "a button",
      "hero.callToAction.",
      (link: object) => ({ _type: "homePage", hero: { callToAction: link } }),
    ],
    [
      "a link in a text",
      "body.b.markDefs.a.",
      (link: object) => ({
        _type: "legalPage",
        body: [
          {
            _type: "block",
            _key: "b",
            style: "normal",
            markDefs: [{ _type: "link", _key: "a", ...link }],
            children: [{ _type: "span", _key: "s", text: "Press me", marks: ["a"] }],
          },
        ],
      }),
    ],
  ])("%s", (_what, place, wrap) => {
    const page = { _type: "reference", _ref: "page-a", _weak: true };
    const faultsOf = async (link: object) =>
      (await findFaults(wrap(link)))
        .filter(({ path, level }) => path === `${place}href` && level === "error")
        .map(({ message }) => message);
    const choose = "Choose the page above instead, so that the link follows it when it moves.";

    it("that goes nowhere", async () => {
      expect(await faultsOf({})).toEqual(["Choose a page, or write where it goes."]);
      expect(await faultsOf({ page })).toEqual([]);
    });

    it("with a typed address that may move, in every form, and with none that stays", async () => {
      for (const { path, document, isReserved } of pageAddresses) {
        const moves = document && (path.includes("[slug]") || document === "legalPage");
        for (const ending of ["", "#a", "?a=b", "/"]) {
          const href = path.replace("[slug]", "websites") + (path === "/" && ending === "/" ? "" : ending);
          expect(await faultsOf({ href }), href).toEqual(moves || isReserved ? [choose] : []);
        }
      }
    });

    it("beside a chosen page, but for a place on it", async () => {
      expect(await faultsOf({ page, href: "#prices" })).toEqual([]);
      for (const href of [
        "/contact",
        "/services/websites",
        "https://example.com/",
        "mailto:a@example.com",
        "x",
      ])
        expect(await faultsOf({ page, href }), href).toEqual([
          "Beside a chosen page only a place on it can stand, like #prices.",
        ]);
    });
  });

  it("a text in which a link runs script", async () => {
    const link = { _type: "link", _key: "a", href: "javascript:alert(1)" };
    const span = { _type: "span", _key: "s", text: "Press me", marks: ["a"] };
    const block = { _type: "block", _key: "b", style: "normal", markDefs: [link], children: [span] };
    const faults = await findFaults({ _type: "legalPage", body: [block] });
    expect(faults).toContainEqual(
      expect.objectContaining({ path: "body.b.markDefs.a.href", level: "error" }),
    );
  });

  it.each([{}, { hero: {} }, { hero: { headlineSecond: "Built to pay" } }])(
    "a home page without a headline: %j",
    async (content) => {
      const faults = await findFaults({ _type: "homePage", ...content });
      expect(faults).toContainEqual(
        expect.objectContaining({ path: expect.stringMatching(/^hero/), level: "error" }),
      );
    },
  );

  it.each([
    ["servicePage", "slug", "title", "Prices", false],
    ["servicePage", "slug", "title", undefined, false],
    ["servicePage", "slug", "title", "料金表 2", false],
    ["servicePage", "slug", "title", "Наши цены", true],
    ["caseStudy", "slug", "client", "הצוות", true],
    ["docArticle", "slug", "title", "🙂", true],
    ["showcasePage", "pageId", "title", "料金表", true],
  ])(
    "a %s without a %s, and says what to do when nothing can be made of its %s “%s”",
    async (_type, slug, source, title, isExplained) => {
      const faults = await findFaults({ _type, [source]: title });
      const messages = faults.filter(({ path }) => path === slug).map(({ message }) => message);
      expect(messages).toEqual([
        expect.stringMatching(isExplained ? /^Press Generate. If it stays empty, “/ : /^Press Generate, or/),
      ]);
      if (isExplained) expect(messages[0]).toContain(title);
    },
  );

  it.each([
    ["contact", "The site has a page at /contact already. Choose another ending."],
    ["journal", "The site keeps /journal for pages of its own. Choose another ending."],
    ["home", "The site keeps /home for pages of its own. Choose another ending."],
    ["login", "The site has a page at /login already. Choose another ending."],
    ["dashboard", "The site needs /dashboard itself. Choose another ending."],
    ["projects", "The site needs /projects itself. Choose another ending."],
    ["api", "The site needs /api itself. Choose another ending."],
    ["Our Prices", "Use only small letters, digits and single hyphens between them."],
    ["prices", undefined],
    ["services", undefined],
  ])("a page of one's own at %s: %s", async (current, reason) => {
    const faults = await findFaults({ _type: "page", title: "Any", slug: { _type: "slug", current } });
    expect(faults.filter(({ path }) => path === "slug").map(({ message }) => message)).toEqual(
      reason ? [reason] : [],
    );
  });

  it("two forms on one page", async () => {
    const form = { _type: "chapterForm", heading: "Write", form: "contact" };
    const chapters = ["a", "b"].map((_key) => ({ ...form, _key }));
    const faults = await findFaults({ _type: "page", chapters });
    expect(faults).toContainEqual(expect.objectContaining({ path: "chapters", level: "error" }));
  });

  it("a colour that is no hex code", async () => {
    const faults = await findFaults({ _type: "caseStudy", brandColors: ["#0b6b4f", "green"] });
    expect(faults.filter(({ path }) => path.startsWith("brandColors"))).toEqual([
      expect.objectContaining({ path: "brandColors.1", level: "error" }),
    ]);
  });

  it("a schedule that ends before it begins", async () => {
    const faults = await findFaults({
      _type: "proverb",
      publishFrom: "2026-12-24T12:00:00Z",
      publishUntil: "2026-12-23T12:00:00Z",
    });
    expect(faults).toContainEqual(expect.objectContaining({ path: "publishUntil", level: "error" }));
  });

  it.each(["/", "old", "/old?a=b", "/api/contact", "/dashboard/owner"])(
    "a redirect from %s",
    async (source) => {
      const faults = await findFaults({ _type: "redirect", source, destination: "/new", isPermanent: true });
      expect(faults).toEqual([expect.objectContaining({ path: "source", level: "error" })]);
    },
  );

  it("a redirect to itself", async () => {
    const faults = await findFaults({
      _type: "redirect",
      source: "/old",
      destination: "/old",
      isPermanent: true,
    });
    expect(faults).toEqual([expect.objectContaining({ path: "destination", level: "error" })]);
  });

  it("a video without a picture to press", async () => {
    const faults = await findFaults({ _type: "announcement", tutorialVideoId: "dQw4w9WgXcQ" });
    expect(faults).toContainEqual(expect.objectContaining({ path: "tutorialThumbnail", level: "error" }));
  });
});

describe("the Studio says what is missing in plain words", () => {
  it.each([...singletonTypes, ...listTypes].map(({ name }) => name))("in an empty %s", async (_type) => {
    const faults = await findFaults({ _type });
    for (const { message } of faults) expect(message).toMatch(/^[A-Z“].*[.”]$|^Required$/);
  });
});

it("a price without an amount gets one sentence", async () => {
  const prices = [{ _key: "a", _type: "price", what: "A site", rhythm: "once" }];
  const faults = await findFaults({ _type: "servicePage", prices });
  expect(faults.filter(({ path }) => path === "prices.a.from").map(({ message }) => message)).toEqual([
    "A whole number, without the currency.",
  ]);
});

it("a colour left empty gets one sentence", async () => {
  const faults = await findFaults({ _type: "caseStudy", brandColors: [""] });
  expect(faults.filter(({ path }) => path === "brandColors.0")).toHaveLength(1);
  const colors = [{ _key: "a", _type: "brandColor", name: "Blue", usage: "Links" }];
  const kit = await findFaults({ _type: "brandKit", colors });
  expect(kit.filter(({ path }) => path === "colors.a.hex")).toHaveLength(1);
});

it("a range of prices that ends below its beginning is refused", async () => {
  const price = { _key: "a", _type: "price", what: "A site", rhythm: "once" };
  const faultsOf = async (from: number, to: number) =>
    (await findFaults({ _type: "servicePage", prices: [{ ...price, from, to }] })).filter(({ path }) =>
      path.startsWith("prices"),
    );
  expect(await faultsOf(6000, 11_000)).toEqual([]);
  expect(await faultsOf(6000, 4000)).toEqual([
    expect.objectContaining({ path: "prices.a.to", level: "error" }),
  ]);
});

describe("the Studio only advises", () => {
  it("against a fifth case study on the home page", async () => {
    const caseStudies = ["a", "b", "c", "d", "e"].map((key) => ({
      _key: key,
      _type: "reference",
      _weak: true,
      _ref: key,
    }));
    const faults = await findFaults({ _type: "homePage", featuredWork: { caseStudies } });
    expect(faults).toContainEqual(
      expect.objectContaining({ path: "featuredWork.caseStudies", level: "warning" }),
    );
  });

  it("against a picture that is too small for its place", async () => {
    const asset = { _type: "reference", _weak: true, _ref: "image-a1-800x600-webp" };
    const faults = await findFaults({
      _type: "serviceCard",
      image: { _type: "picture", alt: "A desk", asset },
    });
    expect(faults).toContainEqual(
      expect.objectContaining({
        path: "image",
        level: "warning",
        message: expect.stringContaining("800 × 600"),
      }),
    );
  });

  it("to describe a picture", async () => {
    const image = { _type: "picture", asset: { _type: "reference", _weak: true, _ref: "image-a-1x1-png" } };
    const faults = await findFaults({ _type: "serviceCard", image });
    expect(faults).toContainEqual(expect.objectContaining({ path: "image.alt", level: "warning" }));
  });
});

describe("with what the dataset knows, the Studio advises", () => {
  it("that a redirect from a page's address ends", async () => {
    known = "/contact";
    const slug = { _type: "slug", current: "prices" };
    const faults = await findFaults({ _type: "page", title: "Prices", slug });
    expect(faults).toContainEqual({
      path: "slug",
      level: "info",
      message: "/prices leads to /contact now. That ends when this page is published.",
    });
  });

  const clip = { _type: "file", asset: { _type: "reference", _weak: true, _ref: "file-a1-mp4" } };
  const withClip = { _type: "caseStudy", videos: [{ _key: "a", _type: "video", mp4: clip }] };
  const moved = { _type: "redirect", source: "/old", destination: "/services/gone", isPermanent: true };

  it.each([
    [10_000_000, []],
    [12_400_000, [expect.stringContaining("12 MB")]],
  ])("against a clip of %i bytes: %j", async (size, advice) => {
    known = size;
    const faults = await findFaults(withClip);
    expect(faults.filter(({ path }) => path === "videos.a.mp4").map(({ message }) => message)).toEqual(
      advice,
    );
  });

  it.each([
    [true, []],
    [false, [expect.objectContaining({ path: "destination", level: "warning" })]],
  ])("against a redirect to a page that is there (%s): %j", async (isThere, advice) => {
    known = isThere;
    expect(await findFaults(moved)).toEqual(advice);
  });

  it.each([
    [
      "/services/websites",
      "Websites",
      ["“Websites” is published at this address: nobody would be sent elsewhere."],
    ],
    [
      "/Services/Websites/",
      "Websites",
      ["“Websites” is published at this address: nobody would be sent elsewhere."],
    ],
    ["/work/a-case", "A case", ["“A case” is published at this address: nobody would be sent elsewhere."]],
    ["/imprint", "Imprint", ["“Imprint” is published at this address: nobody would be sent elsewhere."]],
    ["/prices", "Prices", ["“Prices” is published at this address: nobody would be sent elsewhere."]],
    ["/services/websites", null, []],
    ["/imprint", null, []],
    ["/prices", null, []],
    ["/about.html", "Not asked for", []],
    ["/Contact", null, ["The site has a page at this address: nobody would be sent elsewhere."]],
    ["/journal/first", null, ["The site keeps this address for pages of its own."]],
    ["/documentation/first-steps", null, ["The site needs this address itself."]],
    ["/search", null, ["The site needs this address itself."]],
  ])("a redirect from %s where the dataset has %s: %j", async (source, title, reasons) => {
    known = title;
    const faults = await findFaults({ ...moved, source, destination: "https://example.com/" });
    expect(faults.map(({ path, message }) => path === "source" && message)).toEqual(reasons);
  });

  it.each([
    [true, []],
    [false, [expect.objectContaining({ path: "testimonial", level: "warning" })]],
  ])("against words of one client beside the project of another (%s): %j", async (isOne, advice) => {
    known = isOne;
    const faults = await findFaults({
      _type: "servicePage",
      caseStudy: { _type: "reference", _ref: "caseStudy-a" },
      testimonial: { _type: "reference", _ref: "testimonial-b" },
    });
    expect(faults.filter(({ path }) => path === "testimonial")).toEqual(advice);
  });

  it.each(["servicePage", "caseStudy", "docArticle", "showcasePage"])(
    "that another %s has a web address, by its name",
    async (_type) => {
      const field = _type === "showcasePage" ? "pageId" : "slug";
      const messages = async () =>
        (await findFaults({ _type, [field]: { _type: "slug", current: "prices" } }))
          .filter(({ path, level }) => path === field && level === "error")
          .map(({ message }) => message);
      expect(await messages()).toEqual([]);
      const draft = { title: "A draft of prices", isPublished: false };
      known = [draft, { title: "Our prices", isPublished: true }];
      expect(await messages()).toEqual(["“Our prices” has this web address: choose another."]);
      known = [draft];
      expect(await messages()).toEqual([
        "“A draft of prices” has this web address in a draft: choose another.",
      ]);
    },
  );

  it("and says nothing when the dataset does not answer", async () => {
    expect(await findFaults(moved, await resolveStudio())).toEqual([]);
    expect(await findFaults({ ...moved, source: "/services/old" }, await resolveStudio())).toEqual([]);
  });
});

async function findFaults(document: { _type: string; [field: string]: unknown }, workspace = studio) {
  const now = "2026-01-01T00:00:00Z";
  const markers = await validateDocument({
    document: { _id: "drafts.test", _rev: "1", _createdAt: now, _updatedAt: now, ...document },
    workspace,
    getDocumentExists: async () => true,
    environment: "studio",
  });
  return markers.map(({ path, level, message }) => ({
    path: path.map((part) => (typeof part === "object" && "_key" in part ? part._key : part)).join("."),
    level,
    message,
  }));
}
