import { expect, type Page, test } from "@playwright/test";

/** Notes every "Loading..." that becomes visible: while a page is being left, the browser answers no questions about it. */
async function watchNotice(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const status of document.querySelectorAll<HTMLElement>("[role=status]"))
        if (status.textContent === "Loading..." && status.checkVisibility())
          sessionStorage.setItem("noticed on", location.pathname);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem("noticed on"));
}

test("leaving for another page says Loading... until that page is there", async ({ page }) => {
  const noticedOn = await watchNotice(page);
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Brand Kit" }).click();

  await expect(page).toHaveURL("/brand");
  expect(await noticedOn()).toBe("/contact");
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(0);
});

test("on the way home nothing says Loading...", async ({ page }) => {
  const noticedOn = await watchNotice(page);
  await page.goto("/contact");
  await page.getByRole("link", { name: "Back to home" }).click();

  await expect(page).toHaveURL("/");
  expect(await noticedOn()).toBeNull();
});
