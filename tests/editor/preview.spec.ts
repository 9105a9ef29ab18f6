import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { stegaClean } from "@sanity/client/stega";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { enableAddress, secret } from "../fixtures/preview-address.ts";
import { fieldInput } from "../fixtures/studio-page.ts";

const headline = "Websites & Workflows";

test.afterEach(() => lake.delete("drafts.homePage"));
test.afterAll(() => lake.delete({ query: `*[_type == "sanity.previewUrlSecret"]` }));

test.describe("in a preview that is open", () => {
  let page: Page;
  let site: FrameLocator;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    site = await openPreview(page, "homePage", "/");
  });
  test.afterAll(() => page?.close());

  test("an edit shows beside the form while it is typed, and in no page of a visitor", async ({
    request,
  }) => {
    const heading = site.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(headline, { timeout: 60_000 });

    const text = "Seen before it is live";
    const input = fieldInput(page, "hero.headlineFirst");
    await expect(input).toHaveValue(headline);
    // A form that is still taking its place beside the preview forgets what is typed: until the dataset has it.
    await expect(async () => {
      await input.fill(text);
      await expect.poll(readDraft, { timeout: 5000, intervals: [50] }).toBe(text);
    }).toPass({ timeout: 30_000 });
    await expect(heading).toContainText(text, { timeout: 30_000 });
    expect(await (await request.get(addresses.site)).text()).not.toContain(text);
    const forged = await request.get(addresses.site, { headers: { Cookie: "__prerender_bypass=forged" } });
    expect(await forged.text()).not.toContain(text);
  });

  test("pressing a text or a picture in the preview opens the field it comes from, inside lists too", async () => {
    await site.locator("#impact").getByText("Dana Whitfield").first().click();
    await expect(page).toHaveURL(/testimonial-voltway.*who/, { timeout: 30_000 });
    await expect(fieldInput(page, "who")).toHaveValue("Dana Whitfield");

    const picture = site.locator("[data-stage] img").first();
    const described = stegaClean((await picture.getAttribute("alt")) ?? "");
    await picture.click();
    await expect(page).toHaveURL(/caseStudy-.*images/, { timeout: 30_000 });
    await expect(page.getByTestId("field-images").or(page.getByRole("dialog")).first()).toBeVisible();
    await expect(page.getByLabel("What the picture shows").first()).toHaveValue(described);
  });

  test("so does pressing a text of another page", { tag: "@slow" }, async () => {
    const address = page.locator(`input[value^="${addresses.site}"]`);
    await address.fill(`${addresses.site}/services/digital-consulting-durham-region`);
    await address.press("Enter");
    const title = "A ranked list of changes";
    // A page that has just come into the frame is a page like any other until its overlays are there.
    await expect(async () => {
      await site.locator("#deliverables").getByText(title).click();
      await expect(page).toHaveURL(/servicePage-digital-consulting.*deliverables.*a-ranked-list-of-changes/, {
        timeout: 5000,
      });
    }).toPass({ timeout: 60_000 });
    await expect(
      page
        .locator("input")
        .filter({ visible: true })
        .and(page.locator(`[value="${title}"]`)),
    ).toBeVisible();
  });
});

test("an edit that is made while the preview still opens is not missed", async ({ page }) => {
  await makeDraft("A draft");
  let follow = () => {};
  const edited = new Promise<void>((resolve) => (follow = resolve));
  await page.route("**/api/preview/edits", async (route) => {
    await edited;
    await route.continue();
  });
  await page.goto(await enableAddress("/"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A draft");
  await lake.patch("drafts.homePage").set({ "hero.headlineFirst": "A later draft" }).commit();
  follow();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A later draft");
});

test("a preview that nobody edits asks for nothing", { tag: "@slow" }, async ({ page }) => {
  await makeDraft("A draft");
  const opened = page.waitForRequest("**/api/preview/edits");
  await page.goto(await enableAddress("/"));
  await opened;
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A draft");
  await page.waitForLoadState("load");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.waitForTimeout(20_000);
  expect(asked).toEqual([]);
});

test("the preview shows what the editor chose: a release, the drafts, or what is published", async ({
  page,
}) => {
  await makeDraft("A draft");
  const release = "versions.rSpring.homePage";
  const { _id, ...rest } = (await lake.getDocument("drafts.homePage")) ?? {};
  await lake.createOrReplace({ ...rest, _id: release, _type: "homePage" });
  await lake.patch(release).set({ "hero.headlineFirst": "In spring" }).commit();
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(await enableAddress("/", "rSpring,drafts"));
  await expect(heading).toContainText("In spring");
  await lake.patch(release).set({ "hero.headlineFirst": "In late spring" }).commit();
  await expect(heading).toContainText("In late spring");

  const choose = (perspective: string) =>
    page.evaluate(async (body) => {
      const response = await fetch("/api/preview/perspective", { method: "POST", body });
      return [response.status, await response.json()];
    }, perspective);
  for (const [perspective, shown] of [
    ["published", headline],
    ["drafts", "A draft"],
    ["rSpring,drafts", "In late spring"],
    ["raw", "A draft"],
  ] as const) {
    expect(await choose(perspective)).toEqual([200, { isOther: true }]);
    await page.reload();
    await expect(heading).toContainText(shown);
  }
  expect(await choose("drafts")).toEqual([200, { isOther: false }]);
  await lake.delete(release);
});

test("whoever has no preview, or comes from elsewhere, chooses nothing", async () => {
  const choose = (headers: Record<string, string>) =>
    fetch(`${addresses.site}/api/preview/perspective`, { method: "POST", headers, body: "drafts" });
  for (const origin of [addresses.site, "https://evil.example"]) {
    const response = await choose({ Origin: origin });
    expect([response.status, response.headers.get("set-cookie")]).toEqual([403, null]);
  }
});

test("the preview says so, and Exit leads back to what visitors see", async ({ page, context }) => {
  await makeDraft("A draft");
  const refused = await context.request.get((await enableAddress("/")).replace(secret, "guessed"));
  expect(refused.status()).toBe(401);
  // Without the browser's cookies: Playwright would keep this one outside of its partition.
  const elsewhere = await fetch(addresses.site + (await enableAddress("//evil.example/")), {
    redirect: "manual",
  });
  expect(elsewhere.headers.get("location")).toMatch(/^\/(?!\/)/);
  expect(elsewhere.headers.get("set-cookie")).toContain("Partitioned");

  await page.goto(await enableAddress("/"));
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A draft");
  await lake.patch("drafts.homePage").set({ "hero.headlineFirst": "A later draft" }).commit();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A later draft");

  await bar.getByRole("button", { name: "Exit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(headline);
  await expect(bar).toHaveCount(0);
});

test("a visitor's page carries nothing of the preview", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) scripts.push(await response.text());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const everything = [await page.content(), ...scripts].join("\n");
  expect(scripts.length).toBeGreaterThan(0);
  expect(everything).not.toMatch(/preview-tools|visual-editing|api\/preview/);
  expect(await (await page.request.get("/")).text()).not.toMatch(/[\u200b-\u200f\u2060-\u2064\ufeff]{8}/);
});

async function makeDraft(headlineFirst: string): Promise<void> {
  const homePage = await lake.getDocument("homePage");
  await lake.createOrReplace({ ...homePage, _id: "drafts.homePage", _type: "homePage" });
  await lake.patch("drafts.homePage").set({ "hero.headlineFirst": headlineFirst }).commit();
}

function readDraft(): Promise<string | null> {
  return lake.fetch(`*[_id == "drafts.homePage"][0].hero.headlineFirst`, {}, { perspective: "raw" });
}

async function openPreview(page: Page, type: string, path: string): Promise<FrameLocator> {
  await page.goto(`${addresses.studio}/presentation/${type}/${type}?preview=${encodeURIComponent(path)}`);
  const site = page.frameLocator("iframe");
  // In the Studio's frame it is there and lies over nothing.
  const bar = site.getByRole("complementary", { name: "Preview", includeHidden: true });
  await expect(bar).toBeAttached({ timeout: 60_000 });
  await expect(bar).toBeHidden();
  return site;
}
