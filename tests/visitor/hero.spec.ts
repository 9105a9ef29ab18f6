import { expect, test } from "@playwright/test";
import { agency, firstName } from "../fixtures/agency.ts";
import { openHome, openPlainHome, phone, withMotion } from "../fixtures/home-page.ts";

test.use(withMotion);

test("the owner greets whoever points at the portrait, and whoever reaches it by Tab", async ({ page }) => {
  await openPlainHome(page);
  const greeting = page.getByText(`Hey, I’m ${firstName}!`);
  await expect(greeting).toHaveCSS("opacity", "0");
  await page.locator("#hero img").hover({ force: true });
  await expect(greeting).toHaveCSS("opacity", "1");
  await page.mouse.move(5, 5);
  await expect(greeting).toHaveCSS("opacity", "0");

  await page.getByRole("link", { name: "Let's Start Building" }).focus();
  await page.keyboard.press("Tab");
  await expect(greeting).toHaveCSS("opacity", "1");
});

for (const javaScriptEnabled of [true, false])
  test(`a tap on the portrait shows the greeting and another hides it, script ${javaScriptEnabled ? "on" : "off"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled });
    const page = await context.newPage();
    await openPlainHome(page);
    const greeting = page.getByText(`Hey, I’m ${firstName}!`);
    const portrait = page.getByRole("checkbox", { name: `${firstName}’s greeting` });
    await expect(greeting).toHaveCSS("opacity", "0");
    await portrait.tap();
    await expect(greeting).toHaveCSS("opacity", "1");
    await portrait.tap();
    await expect(greeting).toHaveCSS("opacity", "0");
    await context.close();
  });

test("the hero leads to the contact page", async ({ page }) => {
  await openPlainHome(page);
  await expect(page.getByRole("link", { name: "Let's Start Building" })).toHaveAttribute("href", "/contact");
});

test("View Recent Work scrolls smoothly to the work, and at once for whoever wants less motion", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.getByRole("link", { name: "View Recent Work" }).click();
  await expect
    .poll(() => page.locator("#featured-work").evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(100);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

/** From a small phone to a wide desk, and both sides of each change of the layout. */
const windows = [320, 390, 639, 640, 768, 895, 896, 1024, 1280, 1440, 1920, 2560].flatMap((width) =>
  [600, 844, 1300].map((height) => ({ width, height })),
);

test("the greeting belongs to somebody: the whole face is in sight at every width, and no word lies on it", async ({
  page,
}) => {
  await openPlainHome(page);
  const { x, y, width, height } = agency.portrait.hotspot;
  const face = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  for (const size of windows) {
    await page.setViewportSize(size);
    // Where the face lies in the box of a square picture that covers it.
    const { box, shown, greeting } = await page.locator("#hero img").evaluate((img, part) => {
      const frame = img.getBoundingClientRect();
      const side = Math.max(frame.width, frame.height);
      const [across = 0, down = 0] = getComputedStyle(img)
        .objectPosition.split(" ")
        .map((share) => Number.parseFloat(share) / 100);
      const left = frame.left + across * (frame.width - side);
      const top = frame.top + down * (frame.height - side);
      const words = img.parentElement?.parentElement?.querySelector(":scope > p")?.getBoundingClientRect();
      return {
        box: frame.toJSON(),
        greeting: words?.toJSON(),
        shown: {
          left: left + part.left * side,
          right: left + part.right * side,
          top: top + part.top * side,
          bottom: top + part.bottom * side,
        },
      };
    }, face);
    const said = `${size.width} × ${size.height}`;
    expect(shown.left, said).toBeGreaterThanOrEqual(box.left - 2);
    expect(shown.right, said).toBeLessThanOrEqual(box.right + 2);
    expect(shown.top, said).toBeGreaterThanOrEqual(box.top - 2);
    expect(shown.bottom, said).toBeLessThanOrEqual(box.bottom + 2);
    expect(
      greeting.top > shown.bottom - 2 || greeting.left > shown.right - 2,
      `${said}: greeting on the face`,
    ).toBe(true);
  }
});
