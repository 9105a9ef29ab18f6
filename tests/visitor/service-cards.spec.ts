import { expect, type Page, test } from "@playwright/test";
import { openHome, openPlainHome, phone } from "../fixtures/home-page.ts";
import { startSite } from "../fixtures/start-site.ts";

const cards = (page: Page) => page.locator("#services li");
/** Of the width of all, in percent. */
const sharesOf = (page: Page) =>
  cards(page).evaluateAll((items) => {
    const whole = items[0]?.parentElement?.getBoundingClientRect().width ?? 0;
    return items.map((item) => Math.round((item.getBoundingClientRect().width / whole) * 1000) / 10);
  });
const openCard = (page: Page) => page.locator("#services li:has(> details[open])");

test("a card opens after the pointer has rested on it for 150 ms, and the one before closes", async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page);
  await page.locator("#services").scrollIntoViewIfNeeded();
  await expect(openCard(page)).toContainText("Software");
  await page.clock.pauseAt(Date.now() + 60_000);

  await cards(page).nth(2).hover();
  await page.clock.runFor(149);
  await expect(openCard(page)).toContainText("Software");
  await page.clock.runFor(1);
  await expect(openCard(page)).toHaveCount(1);
  await expect(openCard(page)).toContainText("Consulting");
});

test("a pointer that only passes over a card does not open it", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.locator("#services").scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await cards(page).nth(2).hover();
  await page.clock.runFor(100);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1000);
  await expect(openCard(page)).toContainText("Software");
});

test("the open card takes 70 % of the width and each other one 10 %", async ({ page }) => {
  await openHome(page);
  expect(await sharesOf(page)).toEqual([70, 10, 10, 10]);
  await cards(page).nth(3).hover();
  await expect.poll(() => sharesOf(page)).toEqual([10, 10, 10, 70]);
});

test("of any number of cards the open one takes 70 % and the others share the rest; from seven on they lie below each other", {
  tag: "@slow",
}, async ({ page }) => {
  test.setTimeout(240_000);
  const site = await startSite({ hasOwnLake: true, hasProxy: true });
  site.proxy.refuse(/publish/); // They are not written down in the stack's database.
  try {
    const { content } = site.lake;
    const [model] = await content.fetch<{ _id: string; _type: string }[]>('*[_type == "serviceCard"]');
    if (!model) throw new Error("There is no card");
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const ids = Array.from({ length: count }, (_, place) => `serviceCard-of-${count}-${place}`);
      for (const [place, _id] of ids.entries())
        await content.createOrReplace({ ...model, _id, shortTitle: `Card ${place + 1} of ${count}` });
      const entries = ids.map((_ref) => ({ _type: "reference", _key: _ref, _ref }));
      await content.patch("homePage").set({ "partner.cards": entries }).commit();
      await expect
        .poll(async () => (await fetch(site.url)).text(), { timeout: 30_000 })
        .toContain(`Card ${count} of ${count}`);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.url);
        await expect(cards(page)).toHaveCount(count);
        const isRow = width >= 768 && count <= 6;
        const others = Array(count - 1).fill(isRow ? Math.round(300 / (count - 1)) / 10 : 100);
        await expect
          .poll(() => sharesOf(page), `${count} at ${width}`)
          .toEqual([isRow && count > 1 ? 70 : 100, ...others]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  } finally {
    await site.stop();
  }
});

test("arrow keys move between the cards and Escape returns to the first", async ({ page }) => {
  await openHome(page);
  const summaries = cards(page).locator("summary");
  await summaries.first().focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowLeft", 1],
    ["End", 3],
    ["ArrowRight", 3],
    ["Escape", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(summaries.nth(index)).toBeFocused();
    await expect(cards(page).nth(index).locator("details")).toHaveAttribute("open");
    await expect(openCard(page)).toHaveCount(1);
  }
});

for (const key of ["Enter", "Space"])
  test(`${key} goes to the service page of the card`, async ({ page }) => {
    await openHome(page);
    await cards(page).first().locator("summary").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press(key);
    await expect(page).toHaveURL("/services/custom-website-development-durham");
  });

test("three cards say Learn more, the WordPress card says Contact us, and a click anywhere on the open card goes", async ({
  page,
}) => {
  await openHome(page);
  expect(
    await cards(page)
      .locator("a")
      .evaluateAll((links) => links.map((link) => [link.firstChild?.textContent, link.getAttribute("href")])),
  ).toEqual([
    ["Learn more", "/services/software-automation-durham-region"],
    ["Learn more", "/services/custom-website-development-durham"],
    ["Learn more", "/services/digital-consulting-durham-region"],
    ["Contact us", "/contact"],
  ]);
  await expect(page.locator("#services").getByRole("link", { name: "Get in Touch" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await cards(page)
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL("/services/software-automation-durham-region");
});

test("on a small screen the cards are accordions", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openHome(page);
  await cards(page).nth(2).locator("summary").tap();
  await expect(openCard(page)).toHaveCount(1);
  await expect(openCard(page)).toContainText("Consulting");
  await expect(page.getByRole("link", { name: /^Learn more: Digital Consulting/ })).toBeVisible();
  await cards(page).nth(2).locator("summary").press("Enter");
  await expect(openCard(page)).toHaveCount(0);
  await context.close();
});

test("on a tablet a tap opens a card and does not follow its link yet", async ({ browser }) => {
  const context = await browser.newContext({ ...phone, viewport: { width: 820, height: 1180 } });
  const page = await context.newPage();
  await openHome(page);
  await cards(page).nth(2).tap();
  await expect(openCard(page)).toHaveCount(1);
  await expect(openCard(page)).toContainText("Consulting");
  await expect(page).toHaveURL("/");
  await context.close();
});

test("without JavaScript the card under the pointer opens by itself", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openPlainHome(page);
  // Pictures may still settle under a pointer that rests; a real one moves again.
  await expect(async () => {
    await cards(page).nth(1).hover({ timeout: 5000 });
    await expect(page.getByRole("link", { name: /^Learn more: Custom/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("link", { name: /^Learn more: Software/ })).toBeHidden();
  await context.close();
});

test("the words of an open card are whole and never lie on its picture, from a tablet to a wide desk", async ({
  page,
}) => {
  await openHome(page);
  for (const width of [768, 820, 960, 1152, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const index of [0, 1, 2, 3]) {
      const card = cards(page).nth(index);
      await card.locator("details").evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await expect(async () => {
        const found = await card.evaluate((item) => {
          const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON();
          const texts = [...item.querySelectorAll("h3, p, dt, dd, a")].map(box);
          return {
            card: box(item.querySelector("details")),
            picture: box(item.querySelector("img")),
            texts,
            share: item.getBoundingClientRect().width / (item.parentElement?.clientWidth ?? 1),
          };
        });
        expect(found.share).toBeGreaterThan(0.69);
        for (const text of found.texts) {
          expect(text.top, `${width}, card ${index}`).toBeGreaterThanOrEqual(found.card.top);
          expect(text.bottom, `${width}, card ${index}`).toBeLessThanOrEqual(found.card.bottom);
          expect(text.right, `${width}, card ${index}`).toBeLessThanOrEqual(found.picture.left + 1);
        }
      }).toPass({ timeout: 5000 });
    }
  }
});

test("a card says what one gets: the first three things that its service page delivers", async ({ page }) => {
  await openPlainHome(page);
  const gets = page.locator("#services dl");
  await expect(gets).toHaveCount(3);
  await expect(gets.first()).toContainText("What you get");
  const titles = await gets.first().locator("dd").allTextContents();
  expect(titles).toHaveLength(3);
  await page.goto("/services/software-automation-durham-region");
  for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
});
