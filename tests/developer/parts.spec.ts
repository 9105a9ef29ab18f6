import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { bundleParts } from "../fixtures/bundle-parts.ts";
import { startSite } from "../fixtures/start-site.ts";

test("in production the page of parts leads home, like any unknown address", async ({ request }) => {
  const answer = await request.get(`${addresses.site}/parts`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, "/"]);
});

test("while developing there is a page of parts", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(240_000);
  const site = await startSite({ kind: "development" });
  try {
    await page.goto(`${site.url}/parts`);
    await expect(page.getByRole("button", { name: "primary md" })).toBeVisible();
    await expect(async () => {
      await page.getByRole("button", { name: "Open sm" }).click();
      await expect(page.getByRole("dialog", { name: "A modal, sm" })).toBeVisible({ timeout: 500 });
    }).toPass();
  } finally {
    await site.stop();
  }
});

test.describe("the parts", () => {
  let html: string;
  test.beforeAll(async () => {
    html = await bundleParts();
  });
  test.beforeEach(({ page }) => page.setContent(html));

  test("buttons come in every variant and size, as button and as link", async ({ page }) => {
    const variants = ["primary", "secondary", "outline", "ghost", "link", "destructive", "brass", "on-dark"];
    const heights: Record<string, number> = { xs: 28, sm: 36, md: 44, lg: 52, xl: 60 };
    for (const variant of variants) {
      for (const [size, height] of Object.entries(heights)) {
        const box = await page.getByRole("button", { name: `${variant} ${size}`, exact: true }).boundingBox();
        expect(box?.height, `${variant} ${size}`).toBeCloseTo(height, 0);
      }
      await expect(page.getByRole("button", { name: `${variant} auto`, exact: true })).toHaveCSS(
        "padding",
        "0px",
      );
      await expect(page.getByRole("button", { name: `${variant} disabled`, exact: true })).toBeDisabled();
      await expect(page.getByRole("link", { name: `${variant} link`, exact: true })).toBeVisible();
    }
  });

  test("a modal is as wide as its size allows", async ({ page }) => {
    const widths = { sm: 384, md: 576, lg: 768, xl: 1024, full: 1280 - 32 };
    for (const [size, width] of Object.entries(widths)) {
      await page.getByRole("button", { name: `Open ${size}` }).click();
      const modal = page.getByRole("dialog", { name: `A modal, ${size}` });
      await expect(modal).toBeVisible();
      expect(await modal.evaluate((dialog) => (dialog instanceof HTMLElement ? dialog.offsetWidth : 0))).toBe(
        width,
      );
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
    }
  });

  test("a modal closes with ×, Escape and a click beside it, and gives the focus back", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Open md" });
    const modal = page.getByRole("dialog", { name: "A modal, md" });
    const ways = [
      () => modal.getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(10, 300),
    ];
    for (const close of ways) {
      await opener.click();
      await expect(modal).toBeVisible();
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
      await modal.getByText("It closes with").click();
      await close();
      await expect(modal).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator("html")).toHaveCSS("overflow", "visible");
    }
  });

  for (const type of ["danger", "warning", "info"])
    test(`the ${type} dialog asks Confirm or Cancel, beginning on Cancel`, {
      tag: type === "danger" ? [] : "@slow",
    }, async ({ page }) => {
      const dialog = page.getByRole("alertdialog", { name: `Is ${type} right?` });
      const confirm = dialog.getByRole("button", { name: "Confirm" });
      const cancel = dialog.getByRole("button", { name: "Cancel" });
      const ways = [
        [() => cancel.click(), "none"],
        [() => page.keyboard.press("Escape"), "none"],
        [() => confirm.click(), "confirmed"],
      ] as const;
      for (const [answer, outcome] of ways) {
        await page.getByRole("button", { name: `Open ${type}` }).click();
        await expect(cancel).toBeFocused();
        await expect(dialog).toHaveAccessibleDescription(/Something happens on Confirm/);
        await answer();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(`Last answer: ${outcome}`)).toBeVisible();
      }
    });
});
