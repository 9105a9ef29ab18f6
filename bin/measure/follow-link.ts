/// <reference lib="dom" />
import type { Browser, BrowserContext, Locator, Page } from "playwright";

/** A window of a desk in which one of the first edition's accounts is signed in. */
export async function openPortal(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const form = { email, password: "corner-pocket-demo" };
  const answer = await context.request.post("/api/sign-in", { form, headers: { Origin: baseURL } });
  if (!answer.ok()) throw new Error(`The sign-in of ${email} answered ${answer.status()}`);
  return context;
}

/** A pointer rests on the link and presses it: the milliseconds from the press until the page that it leads to is painted. */
export async function followLink(page: Page, link: Locator, restMs = 150): Promise<number> {
  await link.hover();
  await page.waitForTimeout(restMs);
  const painted = page.evaluate(watchArrival);
  await link.click();
  return painted;
}

/** Runs in the page: the milliseconds from the next click until another address is shown, has the focus and is painted. */
function watchArrival(): Promise<number> {
  const left = location.href;
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        const isThere = location.href !== left && document.activeElement?.matches("main, main *");
        requestAnimationFrame(isThere ? (now) => resolve(now - timeStamp) : look);
      };
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      look();
    };
    addEventListener("click", begin, { capture: true, once: true });
  });
}
