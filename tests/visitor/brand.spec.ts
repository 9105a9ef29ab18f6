import { expect, test } from "@playwright/test";
import { agency } from "../fixtures/agency.ts";
import { lake } from "../fixtures/lake.ts";

test("every logo can be saved as SVG and as PNG", async ({ page }) => {
  await page.goto("/brand");
  const logos = page.locator("#logos li");
  await expect(logos).toHaveCount(4);
  for (const [kind, type] of [
    ["SVG", "image/svg+xml"],
    ["PNG", "image/png"],
  ] as const) {
    const links = page.locator("#logos").getByRole("link", { name: new RegExp(`^${kind} of `) });
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      const response = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toContain(type);
      expect(response.headers()["content-disposition"]).toMatch(/^attachment/);
    }
  }
});

test("all logos come in one ZIP file", async ({ page }) => {
  await page.goto("/brand");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all as ZIP" }).click();
  expect((await download).suggestedFilename()).toBe("logos.zip");

  const body = await (await page.request.get("/brand/logos.zip")).body();
  expect(body.subarray(0, 2).toString()).toBe("PK");
  const text = body.toString("latin1");
  for (const name of ["full-logo", "mark", "one-colour", "reversed"])
    for (const extension of ["svg", "png"]) expect(text).toContain(`${name}.${extension}`);
});

test("a colour's code is copied with a click and with the keyboard, and the page says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/brand");
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole("button", { name: "Copy Felt green as hex" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied: Felt green as hex" })).toHaveCount(1);
  expect(await readClipboard()).toBe("#0b6b4f");

  await page.getByRole("button", { name: "Copy Felt green as RGB" }).press("Enter");
  await expect.poll(readClipboard).toBe("rgb(11 107 79)");
  await page.getByRole("button", { name: "Copy Felt green as HSL" }).press("Space");
  await expect.poll(readClipboard).toBe("hsl(163 81% 23%)");

  const paragraph = page.getByRole("button", { name: "Copy this paragraph" });
  await expect(paragraph).toHaveCSS("border-style", "solid");
  await paragraph.click();
  await expect.poll(readClipboard).toContain(`one-person digital agency in ${agency.locality}`);
});

test("in dark mode header and footer have the kit's first logo for dark backgrounds", async ({ page }) => {
  const query = `*[_id == "brandKit"][0].logos[background == "dark"][0].svg.asset->url`;
  const [, file = ""] = /([^/]+)$/.exec(await lake.fetch(query)) ?? [];
  const logos = page.locator("header, footer").locator(`a[href="/"] img`).filter({ visible: true });
  const shown = () =>
    logos.evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/brand");
  await expect(logos).toHaveCount(2);
  for (const address of await shown()) expect(address).toContain(file);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(async () => (await shown()).filter((address) => address.includes(file))).toEqual([]);
});

test("the room around the logo is drawn on a light plate in both schemes", async ({ page }) => {
  await page.goto("/brand");
  const room = page.locator("#rules figure div div");
  const readLook = () =>
    room.evaluate((element) => [getComputedStyle(element).background, getComputedStyle(element).border]);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await readLook();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await readLook()).toEqual(light);
});

test("each colour shows its contrast, and each typeface is set in itself", async ({ page }) => {
  await page.goto("/brand");
  const felt = page.locator("#colours li").filter({ hasText: "Felt green" });
  await expect(felt).toContainText("6.5 : 1");
  const display = page
    .locator("#type li")
    .filter({ hasText: "Bricolage Grotesque" })
    .getByText("Call your shot");
  const loaded = await display.evaluate(async (element) => {
    await document.fonts.ready;
    const [family = ""] = getComputedStyle(element).fontFamily.split(",");
    return [...document.fonts].some(
      (face) => face.family === family.replaceAll('"', "") && face.status === "loaded",
    );
  });
  expect(loaded).toBe(true);
});

test("the kit says how to use the logo and how to ask for more", async ({ page }) => {
  await page.goto("/brand");
  for (const heading of ["Clear space", "Minimum size", "Please do", "Please don’t", "A paragraph to copy"])
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(page.locator("#ask").getByRole("link", { name: /^Email/ })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
});
