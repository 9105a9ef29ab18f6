import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";

test("an address whose percent signs say nothing leads where every unknown address leads", async () => {
  const ask = async (path: string) => (await fetch(addresses.site + path, { redirect: "manual" })).status;
  for (const path of ["/%E0%A4%A", "/%zz?a=%", "/contact/%C3%28"])
    expect(await ask(path), path).toBe(await ask("/no-such-page"));
  expect(await ask("/services/%")).toBe(404);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const address of ["/services/no-such-service", "/calls/no-such-call"])
      test(`${address} is a 404 with its words and two ways on`, async ({ page }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText("404");
        await expect(main.getByText("The requested page could not be found.")).toBeVisible();
        await expect(main.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
        await main.getByRole("link", { name: "Home" }).click();
        await expect(page).toHaveURL("/");
      });
  });
}
