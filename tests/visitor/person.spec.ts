import { expect, test } from "@playwright/test";
import { agency } from "../fixtures/agency.ts";
import { openPlainHome } from "../fixtures/home-page.ts";

for (const [path, words] of [
  ["/contact", "You are writing to"],
  ["/discovery-call", "You will be talking to"],
] as const)
  for (const width of [390, 1440])
    test(`${path} shows who is at the other end, with a face, before its form, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const person = page.getByText(words).locator("..");
      await expect(person).toContainText(agency.ownerName);
      const face = person.locator("img");
      await expect(face).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(100);
      // Only what is marked as the face, not the whole picture made small.
      const rect = new URL(await face.evaluate((img: HTMLImageElement) => img.currentSrc)).searchParams.get(
        "rect",
      );
      const side = 1800 * agency.portrait.hotspot.height;
      expect(Number(rect?.split(",")[2])).toBeLessThan(side + 2);
      const [top, form] = await Promise.all([
        face.boundingBox(),
        page.locator("main form").last().boundingBox(),
      ]);
      if (width < 1000) expect(top?.y).toBeLessThan(form?.y ?? 0);
    });

test("the portrait of the first screen says that a person is to be seen", async ({ page }) => {
  await openPlainHome(page);
  await expect(page.locator("#hero").getByRole("img", { name: agency.portrait.alt })).toBeVisible();
  expect(agency.portrait.alt).toContain(agency.ownerName);
});
