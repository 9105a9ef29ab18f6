import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { wake } from "../fixtures/wake.ts";

const slug = "software-automation-durham-region";
const serviceId = `servicePage-${slug}`;
const caseId = "caseStudy-voltway";
const quoteId = "testimonial-voltway";
const closingTag = "</script><script>document.title='owned'</script>";
const rightToLeft = "מחירים הוגנים 🎱👩🏽‍💻 وكتابة من اليمين";
const quote = `${"Incomprehensibly".repeat(20)} ${"long words and more. ".repeat(223)}`.slice(0, 5000);

const title = `Software ${closingTag} & "more" ${rightToLeft}`;

const hostile = {
  [serviceId]: {
    title,
    outcome: `<img src=x onerror="document.title='owned'"> ${"unbroken".repeat(60)}`,
    audience: [],
    deliverables: [],
    process: [],
    serviceArea: [],
    questions: [{ _type: "questionAnswer", _key: "q", question: closingTag, answer: rightToLeft }],
    callsToAction: [
      { _type: "link", _key: "bad", label: "Bad button", href: "javascript:document.title='owned'" },
      { _type: "link", _key: "good", label: "Good button", href: "/contact" },
    ],
    pricing: [
      {
        _type: "block",
        _key: "b",
        style: "normal",
        markDefs: [
          { _type: "link", _key: "m", href: "javascript:document.title='owned'" },
          { _type: "link", _key: "n", href: "data:text/html,<script>1</script>" },
        ],
        children: [
          { _type: "span", _key: "s", text: "Bad link", marks: ["m"] },
          { _type: "span", _key: "t", text: " worse link", marks: ["n"] },
          { _type: "span", _key: "u", text: " <b>not bold</b>", marks: [] },
        ],
      },
    ],
    testimonial: { _type: "reference", _ref: quoteId },
    caseStudy: { _type: "reference", _ref: caseId },
  },
  [quoteId]: { quote, who: rightToLeft, role: closingTag, company: "🎱".repeat(40) },
  [caseId]: {
    images: [],
    videos: [],
    methodology: [],
    brandColors: ["url(javascript:1)"],
    logo: { _type: "picture" },
  },
};

const originals = new Map<string, Record<string, unknown>>();

test.beforeAll(async () => {
  for (const id of Object.keys(hostile)) {
    const document = await lake.getDocument(id);
    if (!document) throw new Error(`${id} is not in the first edition`);
    originals.set(id, document);
  }
  const change = lake.transaction();
  for (const [id, fields] of Object.entries(hostile)) change.patch(id, { set: fields });
  await change.commit();
  await untilPagesContain(["Good button", "not bold"], "<b>not bold</b>");
});

test.afterAll(async () => {
  const restore = lake.transaction();
  for (const document of originals.values())
    restore.createOrReplace({ ...document, _id: String(document._id), _type: String(document._type) });
  await restore.commit();
  await expect.poll(() => read(`/services/${slug}`), { timeout: 20_000 }).not.toContain("not bold");
  await expect.poll(() => read("/"), { timeout: 20_000 }).not.toContain("IncomprehensiblyIncomprehensibly");
});

test("hostile content neither runs nor breaks the layout", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("dialog", (dialog) => errors.push(dialog.message()));
  for (const path of [`/services/${slug}`, "/", "/contact"]) {
    await page.goto(path);
    await wake(page);
    expect(await page.title(), path).not.toBe("owned");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} fits ${width} px`).toBeLessThanOrEqual(0);
    }
    const schemes = await page
      .locator("[href], [src]")
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
          .filter((address) => /^\s*(javascript|data:text)/i.test(address)),
      );
    expect(schemes, path).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test("hostile words are shown as words, in structured data too, and what is empty leaves no empty section", async ({
  page,
}) => {
  await page.goto(`/services/${slug}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main.getByText("<b>not bold</b>")).toBeVisible();
  await expect(main.getByText("Bad link")).toBeVisible();
  for (const name of ["Bad link", "worse link", "Bad button"])
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Good button" }).first()).toHaveAttribute("href", "/contact");
  await expect(main.locator("blockquote")).toContainText(quote.slice(0, 300));
  for (const id of ["audience", "deliverables", "process"])
    await expect(main.locator(`#${id}`)).toHaveCount(0);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const services = facts.map((fact) => JSON.parse(fact)).filter((fact) => fact["@type"] === "Service");
  expect(services).toMatchObject([{ name: title }]);
});

async function untilPagesContain(words: string[], escaped: string) {
  await expect
    .poll(
      async () => {
        const html = await read(`/services/${slug}`);
        expect(html).not.toContain(escaped);
        return words.every((word) => html.includes(word));
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await expect.poll(() => read("/"), { timeout: 20_000 }).toContain("IncomprehensiblyIncomprehensibly");
}

async function read(path: string): Promise<string> {
  return (await fetch(addresses.site + path)).text();
}
