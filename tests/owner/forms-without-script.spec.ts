import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { type Account, accounts } from "../../bin/stack/test-settings.ts";
import { signIn } from "../fixtures/people.ts";
import { portalPages } from "../fixtures/portal-pages.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true, hasOwnStripe: true });
});
test.afterAll(() => site?.stop());

for (const who of ["owner", "client"] as const)
  test(`without script every button of every form that the ${who} sees is answered by a page that says what became of it`, {
    tag: "@slow",
  }, async ({ browser }) => {
    test.slow();
    const account = who === "owner" ? accounts.owner : accounts.dana;
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    const answers = new Map<string, string>();
    for (const path of portalPages[who])
      for (let next = await open(page, context, account, path, answers); next; ) {
        const [key, button] = next;
        answers.set(key, await press(page, button));
        next = await open(page, context, account, path, answers);
      }
    const silent = [...answers].filter(([, answer]) => !answer);
    expect(silent).toEqual([]);
    expect(answers.size).toBeGreaterThan(who === "owner" ? 40 : 15);
    await context.close();
  });

/** Opens a page with everything on it folded out, and finds the next button whose form was not sent yet. */
async function open(
  page: Page,
  context: BrowserContext,
  account: Account,
  path: string,
  answers: ReadonlyMap<string, string>,
): Promise<[key: string, button: Locator] | null> {
  await signIn(context, account, site.url);
  await page.goto(path);
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  for (const button of await page
    .locator("button[type=submit]:visible:not(:disabled, [aria-disabled=true])")
    .all()) {
    const key = await button.evaluate((element: HTMLButtonElement) => {
      const { form } = element;
      const action = new URL(
        element.getAttribute("formaction") ?? form?.getAttribute("action") ?? "",
        location.href,
      );
      const kind = action.pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "*");
      return element.type === "submit" && form
        ? `${form.method} ${kind} ${element.name}=${element.value}`
        : "";
    });
    if (!key || answers.has(key)) continue;
    await button.evaluate((element) => {
      element.id = "pressed";
    });
    return [key, page.locator("#pressed")];
  }
  return null;
}

const older = "What was done before this.";
const olderNotice = { name: "notice", value: encodeURIComponent(JSON.stringify({ text: older })) };

/** Fills in what the button's form asks for, and sends it. What the next page says about it; its heading, when that is another. */
async function press(page: Page, button: Locator): Promise<string> {
  const heading = page.getByRole("heading", { level: 1 });
  const before = [page.url(), await heading.first().textContent()];
  await button.evaluate(fillIn);
  const files = page.locator("input[type=file]:visible");
  for (const field of await files.all())
    await field.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("A note") });
  await page.context().addCookies([{ ...olderNotice, url: new URL("/", page.url()).href }]);
  const downloads: string[] = [];
  page.once("download", (download) => downloads.push(download.suggestedFilename()));
  const [response] = await Promise.all([
    page.waitForEvent("response", { timeout: 15_000 }),
    button.click({ timeout: 10_000 }),
  ]);
  await page.waitForLoadState();
  const isStale = response.request().method() === "POST" && (await page.getByText(older).isVisible());
  if (response.status() >= 500 || isStale) return "";
  if (downloads.length > 0) return downloads.join();
  const said = await page
    .locator("[role=alert]:visible, [role=status]:visible, main :focus")
    .allTextContents();
  const notice = said.map((text) => text.trim()).filter(Boolean);
  if (notice.length > 0) return notice.join(" | ");
  const after = [page.url(), await heading.first().textContent()];
  return after.join() === before.join() ? "" : after.join(" ");
}

/** Runs in the page: plausible words for every field of a button's form that has none. */
function fillIn(button: HTMLElement | SVGElement): void {
  if (!(button instanceof HTMLButtonElement)) return;
  // What the browser would refuse is the server's to answer here.
  if (button.form) button.form.noValidate = true;
  // A menu that is unfolded beside it may lie on it.
  for (const details of document.querySelectorAll("details")) details.open = details.contains(button);
  for (const field of button.form?.elements ?? []) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    if (field instanceof HTMLTextAreaElement && !field.value) field.value = "Some words.";
    if (!(field instanceof HTMLInputElement) || field.value) continue;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const values: Record<string, string> = {
      ...{ email: `forms-${Math.random().toString(36).slice(2)}@example.com`, tel: "(905) 555-0199" },
      ...{ url: "https://example.com/", date: tomorrow, number: "5", time: "10:00" },
      ...{
        "datetime-local": `${tomorrow}T10:00`,
        text: "Some words",
        search: "words",
        password: "a wrong password",
      },
    };
    field.value = values[field.type] ?? field.value;
  }
}
