import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient, makeOwner, signIn } from "../fixtures/people.ts";
import { portalPages } from "../fixtures/portal-pages.ts";
import { wake } from "../fixtures/wake.ts";

test.describe.configure({ mode: "parallel" });

const said = {
  text: "Change order “A second language for the whole of the site, with its pictures” was saved as a draft; only you see it.",
  undo: { action: "/api/nowhere", fields: {} },
};
const pagesInFastTier = 6;

for (const who of ["owner", "client"] as const)
  for (const isSlow of [false, true])
    test(`what was done is said over nothing of the ${who}'s ${isSlow ? "other " : "first "}pages`, {
      tag: isSlow ? "@slow" : [],
    }, async ({ page }) => {
      test.slow(isSlow);
      const paths = portalPages[who].slice(...(isSlow ? [pagesInFastTier] : [0, pagesInFastTier]));
      await signIn(page.context(), who === "owner" ? accounts.owner : accounts.dana);
      await page.route("**/api/**", (route) =>
        route.request().method() === "GET" ? route.continue() : route.abort(),
      );
      for (const path of paths) {
        await page.goto(path);
        await wake(page);
        for (const [width, height] of [
          [1440, 900],
          [1280, 640],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          const place = `${path} at ${width} by ${height} px`;
          for (const end of ["top", "bottom"] as const) {
            await raise(page);
            await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), end === "top" ? 0 : 1e6);
            // Of a phone's long page the strip hides what is below the fold, as the sections do.
            const isFold = width === 390 && end === "top";
            expect.soft(await page.evaluate(listCovered, isFold), `${place}, ${end}`).toEqual([]);
          }
        }
      }
    });

test("what is said after a press on a phone leaves what was pressed in view", async ({ page }) => {
  const { project } = await makeClient("Pressed");
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, await makeOwner(), project.path());
  await wake(page);
  const field = page.getByLabel("New milestone");
  for (const title of ["Wireframes", "Design", "Launch"]) {
    await field.fill(title);
    await field.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: title })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(isFocusCovered)).toBe(false);
  }
  await expect(page.getByRole("status").filter({ hasText: "Launch" })).toBeVisible();
});

async function raise(page: Page): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent("say", { detail })), said);
  await expect(page.getByRole("status").filter({ hasText: said.text })).toBeVisible();
  // Its height is known a frame later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue("--toast-bar")))
    .toMatch(/px$/);
}

/** What of the page is to be read or pressed below what is said. */
function listCovered(isFold: boolean): string[] {
  const toast = [...document.querySelectorAll("[role=status]")].find(({ textContent }) =>
    textContent?.includes("A second language for the whole"),
  );
  const own = toast?.firstElementChild?.getBoundingClientRect();
  if (!toast || !own) return ["nothing is said"];
  const kinds = "h1, h2, h3, p, li, a, button, input, select, textarea, summary, label, td, th";
  const scrollers = [...document.querySelectorAll("body *")].filter((part) =>
    /auto|scroll/.test(getComputedStyle(part).overflowY),
  );
  const isOfFrame = (element: Element) =>
    element.closest("main, footer") === null ||
    document.querySelector("main h1")?.parentElement?.contains(element);
  return [...document.querySelectorAll(kinds)]
    .filter((element) => !toast.contains(element) && !element.closest("dialog, [popover]"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !isFold || isOfFrame(element))
    .filter((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // What has scrolled out of its part of the page is not seen.
      const parts = scrollers.filter((part) => part.contains(element));
      const end = Math.min(bottom, ...parts.map((part) => part.getBoundingClientRect().bottom));
      const isOver = left < own.right && right > own.left && top < own.bottom && end > own.top;
      return isOver && width > 1 && height > 1;
    })
    .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
}

function isFocusCovered(): boolean {
  const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement;
}
