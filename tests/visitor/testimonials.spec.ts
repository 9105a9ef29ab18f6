import { expect, test } from "@playwright/test";
import { openPlainHome } from "../fixtures/home-page.ts";

for (const javaScriptEnabled of [true, false])
  test(`the third testimonial reads more and less, script ${javaScriptEnabled ? "on" : "off"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await openPlainHome(page);
    const quotes = page.locator("#impact figure");
    await expect(quotes).toHaveCount(3);
    await expect(page.getByText("Read more")).toHaveCount(1);
    const third = quotes.nth(2);
    const rest = third.locator("details > p");
    await expect(rest).toBeHidden();
    await third.getByText("Read more").click();
    await expect(rest).toBeVisible();
    await third.getByText("Read less").press("Enter");
    await expect(rest).toBeHidden();
    await context.close();
  });
