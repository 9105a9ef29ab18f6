import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { root } from "../../bin/stack/settings.ts";
import { addresses } from "../../bin/stack/test-settings.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { newAddress } from "../fixtures/mail.ts";
import { publicPages } from "../fixtures/public-pages.ts";

type Step = { when: string; what: string };
type Promises = { callOffer: string; contactNext: Step[]; callNext: Step[] };

const promises: Promises = JSON.parse(readFileSync(join(root, "content/documents/promises.json"), "utf8"));
const offer = { name: promises.callOffer, exact: true };
const sent = "Your message has been sent successfully. We'll get back to you soon!";

for (const width of [390, 1440])
  test(`a call is the first thing that the contact page offers, before its form, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/contact");
    const main = page.getByRole("main");
    const link = main.getByRole("link", offer).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await main.locator("a, button, input").first().getAttribute("href")).toBe("/discovery-call");
    const [first, form] = [await link.boundingBox(), await main.locator("form[method=post]").boundingBox()];
    if (width < 1000) expect(first?.y).toBeLessThan(form?.y ?? 0);
    await link.click();
    await expect(page).toHaveURL("/discovery-call");
  });

test("every page's footer offers the call", async () => {
  await inLanes(publicPages, async (path) => {
    const html = await (await fetch(addresses.site + path)).text();
    const footer = html.slice(html.lastIndexOf("<footer"));
    const [, words] = /href="\/discovery-call"[^>]*>([^<]*)</.exec(footer) ?? [];
    expect(words, path).toBe(promises.callOffer);
  });
});

async function send(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email", { exact: true }).fill(newAddress("offered"));
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("after a message was sent, and not before, the call is offered below what is said", async ({
      page,
    }) => {
      await page.goto("/contact");
      const notice = page.getByRole("status").filter({ hasText: sent });
      await expect(notice).toHaveCount(0);
      await send(page);
      await expect(notice).toHaveCount(1);
      await expect(notice.getByRole("link", offer)).toHaveAttribute("href", "/discovery-call");
    });
  });

for (const [path, steps] of [
  ["/contact", promises.contactNext],
  ["/discovery-call", promises.callNext],
] as const)
  test(`${path} says below its form what happens next, until when, and where it stands what becomes of the data`, async ({
    page,
  }) => {
    expect(steps.length).toBeGreaterThan(1);
    await page.goto(path);
    const main = page.getByRole("main");
    const list = main.getByRole("list").filter({ hasText: steps[0]?.what ?? "" });
    await expect(main.getByRole("heading", { name: "What happens next" })).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveText(steps.map(({ when, what }) => when + what));
    const privacy = main.getByRole("link", { name: /^what becomes of your details/ });
    await expect(privacy).toHaveAttribute("href", "/privacy-policy");
    const [form, line] = [await main.locator("form[method=post]").boundingBox(), await privacy.boundingBox()];
    expect(line?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
  });
