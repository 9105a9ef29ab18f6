import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { lake } from "../fixtures/lake.ts";

const id = "page-test";
const made = [id, `drafts.${id}`, "page-test-links", "redirect-from-test-prices", "redirect-from-test-rates"];

async function answer(path: string): Promise<[number, string | null]> {
  const response = await fetch(addresses.site + path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}

const textOf = async (path: string) => (await fetch(addresses.site + path)).text();

function pageAt(slug: string, fields: object = {}) {
  return {
    _id: id,
    _type: "page",
    title: "What it costs",
    slug: { _type: "slug", current: slug },
    ...fields,
  };
}

test.afterEach(async () => {
  for (const one of made) await lake.delete(one);
});

test("a page is there once it is published, moves with what stands behind its address, and leads home once it is off", async () => {
  const [first, second] = ["/test-prices", "/test-rates"];
  await expect.poll(() => answer(first)).toEqual([307, "/"]);
  await lake.createOrReplace(pageAt("test-prices"));
  await expect.poll(() => answer(first)).toEqual([200, null]);
  await expect.poll(() => textOf("/sitemap.xml")).toContain(`${addresses.site}${first}<`);
  await expect.poll(() => textOf("/llms.txt")).toContain(`[What it costs](${addresses.site}${first})`);
  expect((await fetch(`${addresses.site}/link-preview${first}`)).headers.get("content-type")).toBe(
    "image/png",
  );
  expect(await answer("/Test-Prices?a=b")).toEqual([308, `${first}?a=b`]);

  await lake.patch(id).set({ "slug.current": "test-rates" }).commit();
  await expect.poll(() => answer(second)).toEqual([200, null]);
  await expect.poll(() => answer(first)).toEqual([308, second]);
  expect(await answer(`${first}?utm_source=card`)).toEqual([308, `${second}?utm_source=card`]);

  await lake.patch(id).set({ "slug.current": "test-prices" }).commit();
  await expect.poll(() => answer(first)).toEqual([200, null]);
  await expect.poll(() => answer(second)).toEqual([308, first]);

  await lake.delete(id);
  await expect.poll(() => answer(first)).toEqual([307, "/"]);
  await expect.poll(() => answer(second)).toEqual([307, "/"]);
});

test("a redirect that was left at an address ends when a page is published there, and is not there again after it", async () => {
  const source = "/test-prices";
  await lake.createOrReplace({
    _id: "redirect-from-test-prices",
    _type: "redirect",
    source,
    destination: "/brand",
    isPermanent: true,
  });
  await expect.poll(() => answer(source)).toEqual([308, "/brand"]);
  await lake.createOrReplace(pageAt("test-prices"));
  await expect.poll(() => answer(source)).toEqual([200, null]);
  await expect.poll(() => lake.fetch(`count(*[_id == "redirect-from-test-prices"])`)).toBe(0);
  await lake.delete(id);
  await expect.poll(() => answer(source)).toEqual([307, "/"]);
});

test("a page that was written past the Studio at an address of the site's shows nothing there", async () => {
  for (const slug of ["contact", "dashboard", "api", "index", "404", "a.php", "Test", "services/x"]) {
    await lake.createOrReplace(pageAt(slug, { title: "Never seen" }));
    await expect.poll(() => lake.fetch(`*[_id == $id][0].slug.current`, { id })).toBe(slug);
    expect(await textOf(`/${slug}`), slug).not.toContain("Never seen");
  }
  for (const path of ["/a.php", "/nowhere.html"]) expect(await answer(path)).toEqual([404, null]);
  for (const path of ["/a--b", "/-a", "/Nowhere", "/caf%C3%A9", "/a/b"])
    expect(await answer(path), path).toEqual([307, "/"]);
});

test("a page with every kind of chapter has no accessibility fault, in both schemes and on a phone", async ({
  page,
}) => {
  const [picture] = await lake.fetch(
    `*[_type == "sanity.imageAsset" && metadata.dimensions.width > 1200]._id`,
  );
  await lake.createOrReplace(pageAt("test-prices", { intro: "All of it.", chapters: everyKind(picture) }));
  await expect.poll(() => answer("/test-prices")).toEqual([200, null]);
  await page.goto("/test-prices");
  await expect(page.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  const table = page.getByRole("table", { name: "What each plan has" });
  await expect(table.getByRole("columnheader")).toHaveCount(5);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await findFaults(page, looksAt(390, 1440))).toEqual([]);
});

test("a link goes with the page that it leads to, and is words alone while that is off", async () => {
  const link = (href?: string) => ({
    _type: "link",
    label: "Here",
    page: { _type: "reference", _ref: id, _weak: true },
    ...(href && { href }),
  });
  const words = (_key: string, text: string) => ({
    _type: "block",
    _key,
    style: "normal",
    markDefs: [{ ...link(), _key: "a" }],
    children: [{ _type: "span", _key: "s", text, marks: ["a"] }],
  });
  const cell = { _type: "cell", _key: "c", value: [words("v", "in a cell")] };
  const table = {
    _type: "table",
    _key: "t",
    headerRows: 0,
    rows: [{ _type: "row", _key: "r", cells: [cell] }],
  };
  await lake.createOrReplace({
    ...pageAt("test-links"),
    _id: "page-test-links",
    chapters: [
      { _type: "chapterText", _key: "a", heading: "Words", body: [words("w", "in a text"), table] },
      {
        _type: "chapterCards",
        _key: "b",
        heading: "Cards",
        cards: [{ _key: "c", title: "One", text: "So.", link: link("#what") }],
      },
      { _type: "chapterOffer", _key: "c", callsToAction: [{ ...link(), _key: "d" }] },
    ],
  });
  const linked = async () =>
    Array.from(
      (await textOf("/test-links")).matchAll(/href="(\/test-(?:prices|rates)[^"]*)"/g),
      ([, href]) => href,
    );
  await expect.poll(() => answer("/test-links")).toEqual([200, null]);
  expect(await linked()).toEqual([]);

  await lake.createOrReplace(pageAt("test-prices"));
  await expect.poll(linked).toEqual(["/test-prices", "/test-prices", "/test-prices#what", "/test-prices"]);
  await lake.patch(id).set({ "slug.current": "test-rates" }).commit();
  await expect.poll(linked).toEqual(["/test-rates", "/test-rates", "/test-rates#what", "/test-rates"]);
  await lake.delete(id);
  await expect.poll(linked).toEqual([]);
  expect(await textOf("/test-links")).toContain("in a cell");
});

test("menus have what the owner chose, and no page that is not published", async ({ page }) => {
  const entries = (ids: string[]) =>
    ids.map((_ref, index) => ({
      _type: "menuLink",
      _key: `${index}`,
      label: `Entry ${index + 1}`,
      page: { _type: "reference", _ref, _weak: true },
    }));
  const before = await lake.fetch<Record<string, unknown>>(`*[_id == "siteSettings"][0]`);
  try {
    await lake.createOrReplace(pageAt("test-prices"));
    await lake
      .patch("siteSettings")
      .set({
        headerLinks: entries([id, "page-nowhere", ...Array.from({ length: 10 }, () => "workPage")]),
        linkWords: { _type: "linkWords", contact: "Twenty-four letters long", brand: "Our looks" },
      })
      .commit();
    await expect.poll(() => textOf("/brand")).toContain("Entry 1");
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/brand");
      const banner = page.getByRole("banner");
      const contact = banner.getByRole("link", { name: "Twenty-four letters long" }).first();
      await expect(contact).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await banner.getByRole("button", { name: "More" }).click();
      await expect(page.locator("#pages-menu").getByRole("link", { name: "Entry 12" })).toBeVisible();
      await expect(page.locator("#pages-menu").getByText("Entry 2", { exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Our looks" })).toBeVisible();
    await lake.delete(id);
    await expect.poll(() => textOf("/brand")).not.toContain("Entry 1<");
  } finally {
    const { headerLinks, linkWords } = before;
    await lake
      .patch("siteSettings")
      .unset(["headerLinks", "linkWords"])
      .set({ ...(headerLinks ? { headerLinks } : {}), ...(linkWords ? { linkWords } : {}) })
      .commit();
  }
});

/** One chapter of each kind, with everything in it. */
function everyKind(image: string) {
  const picture = (alt: string) => ({
    _type: "picture",
    alt,
    asset: { _type: "reference", _ref: image },
  });
  const words = (style: string, text: string) => ({
    _type: "block",
    _key: `${style} ${text}`,
    style,
    markDefs: [],
    children: [{ _type: "span", _key: "s", text, marks: [] }],
  });
  const row = (_key: string, ...cells: string[]) => ({
    _type: "row",
    _key,
    cells: cells.map((text) => ({ _type: "cell", _key: text, value: [words("normal", text)] })),
  });
  const body = [words("normal", "Some words that say a little.")];
  const table = [
    ...["h2", "h3", "h4"].map((style) => words(style, "A part of the text")),
    words("caption", "What each plan has"),
    {
      _type: "table",
      _key: "t",
      headerRows: 1,
      rows: [
        row("1", "Plan", "Pages", "Changes a month", "A call", "Price"),
        row("2", "Small", "Up to five", "Two", "By email alone", "CA$90"),
        row("3", "Large", "As many as it takes", "As they come", "Whenever you like", "CA$240"),
      ],
    },
  ];
  const heading = "A heading";
  const number = {
    _type: "result",
    _key: "n",
    label: "Hours a week",
    before: "9",
    after: "2",
    source: "Counted",
  };
  const link = { _type: "link", label: "Go on", href: "/work" };
  return [
    { _type: "chapterText", heading, body: [...body, ...table] },
    { _type: "chapterPictureAndText", heading, body, picture: picture("A desk"), side: "right" },
    { _type: "chapterPicture", picture: picture("A wide desk"), caption: "A desk" },
    { _type: "chapterPair", before: picture("Before"), after: picture("After"), caption: "Two desks" },
    {
      _type: "chapterCards",
      heading,
      intro: "Two of them.",
      cards: [
        { _key: "a", title: "One", text: "Words", picture: picture("A card"), link },
        { _key: "b", title: "Two", text: "Words" },
      ],
    },
    {
      _type: "chapterSteps",
      heading,
      duration: "2 weeks",
      steps: ["a", "b"].map((_key) => ({
        _key,
        _type: "processStep",
        title: _key,
        duration: "1 week",
        text: "So.",
      })),
    },
    { _type: "chapterNumbers", heading, numbers: [number] },
    {
      _type: "chapterPrices",
      heading,
      prices: [{ _key: "p", _type: "price", what: "A site", from: 4000, to: 9000, rhythm: "once" }],
      note: "Plus tax",
      body,
    },
    {
      _type: "chapterQuestions",
      heading,
      questions: [{ _key: "q", _type: "questionAnswer", question: "Why?", answer: "Because." }],
    },
    { _type: "chapterQuote", testimonial: { _type: "reference", _ref: "testimonial-voltway" } },
    { _type: "chapterLogos", heading, logos: [{ ...picture("A company"), _key: "l" }] },
    {
      _type: "chapterCaseList",
      heading,
      caseStudies: [{ _type: "reference", _key: "c", _ref: "caseStudy-voltway" }],
    },
    { _type: "chapterOffer", line: "Yours could be next.", callsToAction: [{ ...link, _key: "o" }] },
    { _type: "chapterForm", heading, intro: "Write to us.", form: "contact" },
  ].map((chapter, index) => ({
    ...chapter,
    ...("heading" in chapter && { heading: `Heading ${index}` }),
    _key: `chapter${index}`,
  }));
}
