import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { openHome, openPlainHome } from "../fixtures/home-page.ts";

type Node = { role: string; name: string };

/** What a screen reader finds in an element, in its order: Chromium's own tree, which knows of `inert`. */
async function readAloud(page: Page, selector: string): Promise<Node[]> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await devtools.send("DOM.describeNode", { nodeId });
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const within = (id: string): typeof nodes => {
    const each = byId.get(id);
    return each ? [each, ...(each.childIds ?? []).flatMap(within)] : [];
  };
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  await devtools.detach();
  return within(start?.nodeId ?? "")
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "") }));
}

const picturesOf = async (page: Page) =>
  (await readAloud(page, "#showcase")).filter(({ role }) => role === "image").map(({ name }) => name);

test("before any key a screen reader finds one picture of the showcase, and all its links", async ({
  page,
}) => {
  await openPlainHome(page);
  await expect(page.locator("#showcase [inert]")).toHaveCount(26);
  expect(await picturesOf(page)).toEqual([expect.stringMatching(/^Home page/)]);
  const links = (await readAloud(page, "#showcase")).filter(({ role }) => role === "link");
  expect(links).toHaveLength(27);
});

test("a pressed link brings its picture to the ear before any file has come", async ({ page }) => {
  await page.route(/\/(_next|built)\/.*\.js$/, (route) => route.abort());
  await openPlainHome(page);
  await page.locator("#showcase").getByRole("link", { name: "Dining" }).click();
  expect(await picturesOf(page)).toContainEqual(expect.stringMatching(/^Dining page/));
});

test("awake it finds the chosen page alone, however it was chosen", async ({ page }) => {
  await openHome(page);
  const showcase = page.locator("#showcase");
  await expect.poll(() => picturesOf(page)).toEqual([expect.stringMatching(/^Home page/)]);
  await showcase.getByRole("tab", { name: "Booking" }).click();
  await expect.poll(() => picturesOf(page)).toEqual([expect.stringMatching(/^Booking page/)]);
  await page.keyboard.press("Home");
  await expect.poll(() => picturesOf(page)).toEqual([expect.stringMatching(/^Home page/)]);
  await showcase
    .locator("section")
    .evaluate((frame) => frame.scrollTo({ left: frame.clientWidth * 2, behavior: "instant" }));
  await expect.poll(() => picturesOf(page)).toEqual([expect.stringMatching(/^Rooms page/)]);
});

test("an address that leads to a page of the showcase brings that one", async ({ page }) => {
  await page.goto("/#showcase-menu", { waitUntil: "domcontentloaded" });
  expect(await picturesOf(page)).toContainEqual(expect.stringMatching(/^Menu page/));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every picture of the showcase can be read", async ({ page }) => {
    await openPlainHome(page);
    expect(await picturesOf(page)).toHaveLength(27);
  });
});

test("no separator is read between the words that it stands between", async ({ page }) => {
  for (const [path, selector] of [
    ["/", "#featured-work"],
    ["/services/custom-website-development-durham", "main"],
  ] as const) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const texts = (await readAloud(page, selector)).map(({ name }) => name.trim());
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => text === "/" || text.endsWith(" /"))).toEqual([]);
  }
});
