import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { fieldInput, openDocument, publish } from "../fixtures/studio-page.ts";

const service = "servicePage-of-a-test";
const testimonial = "testimonial-of-a-test";
const redirect = "redirect-from-services-of-a-test";

test.afterEach(async () => {
  const ids = [service, testimonial, redirect, "redirect-from-services-of-a-moved-test"];
  await lake.delete({ query: "*[_id in $ids]", params: { ids: ids.flatMap((id) => [id, `drafts.${id}`]) } });
});

test("a page moves and leaves a redirect, and what is taken off is gone, as its receipt says", async ({
  page,
}) => {
  await makeService("The first edition");
  await openDocument(page, "servicePage", service);
  await fieldInput(page, "slug").fill("of-a-moved-test");
  await publish(page);
  await expect.poll(() => read("/services/of-a-moved-test")).toContain("The first edition");
  await expect.poll(() => answer("/services/of-a-test")).toEqual([308, "/services/of-a-moved-test"]);
  const revisions = await lake.fetch("*[_id in $ids]._rev", { ids: [service, redirect] });
  expect(revisions).toHaveLength(2);
  expect(new Set(revisions).size, "transactions").toBe(1);

  await page.getByTestId("document-header-Published-chip").click();
  await page.getByTestId("action-unpublish").click();
  await page.getByTestId("confirm-button").click();
  await expect.poll(() => answer("/services/of-a-moved-test")).toEqual([404, null]);
  await page.getByTestId("document-header-Draft-chip").click();
  await expect(page.getByTestId("publish-receipt")).toContainText(
    /^Taken off \/, .* and \d+ more pages after \d+(\.\d)? s\./,
    { timeout: 30_000 },
  );
});

test("a publish that fails leaves no redirect, keeps the draft, and can be tried again", {
  tag: "@slow",
}, async ({ page }) => {
  await makeService("The first edition");
  await openDocument(page, "servicePage", service);
  await page.route("**/data/actions/**", (route) =>
    route.request().postData()?.includes("document.publish") ? route.abort() : route.fallback(),
  );
  await fieldInput(page, "slug").fill("of-a-moved-test");
  await page.getByTestId("action-publish").click();
  await expect(page.getByText("Not published.")).toBeVisible();
  expect(await lake.getDocument(redirect)).toBeUndefined();
  expect(await answer("/services/of-a-test")).toEqual([200, null]);
  await page.unrouteAll();
  await page.getByTestId("action-publish").click();
  await expect.poll(() => answer("/services/of-a-test")).toEqual([308, "/services/of-a-moved-test"]);
});

test("a page that a release, an import or a script moves leaves its redirect too, and back none in a circle", {
  tag: "@slow",
}, async () => {
  await makeService("The first edition");
  await move("of-a-moved-test");
  await expect.poll(() => answer("/services/of-a-test")).toEqual([308, "/services/of-a-moved-test"]);
  await move("of-a-test");
  await expect.poll(() => answer("/services/of-a-moved-test")).toEqual([308, "/services/of-a-test"]);
  await expect.poll(() => answer("/services/of-a-test")).toEqual([200, null]);
  expect(await lake.getDocument(redirect)).toBeUndefined();
});

test("an older revision comes back", { tag: "@slow" }, async ({ page }) => {
  await makeService("The first edition");
  await openDocument(page, "servicePage", service);
  for (const title of ["The second edition", "The third edition"]) {
    await fieldInput(page, "title").fill(title);
    await publish(page);
    await expect.poll(() => read("/services/of-a-test")).toContain(title);
  }

  await page.getByTestId("pane-context-menu-button").last().click();
  await page.getByTestId("action-history").click();
  await page.getByTestId("timeline-item-button").nth(1).click();
  await expect(fieldInput(page, "title")).toHaveValue("The second edition");
  await page.getByTestId("action-reverttorevision").click();
  await page.getByTestId("confirm-popover-confirm-button").click();
  await expect(page.getByTestId("action-publish")).toBeEnabled();
  await expect(fieldInput(page, "title")).toHaveValue("The second edition");
  expect(await read("/services/of-a-test")).toContain("The third edition");
  await publish(page);
  await expect.poll(() => read("/services/of-a-test")).toContain("The second edition");
});

test("the imported first state comes back, from the draft's own history", { tag: "@slow" }, async ({
  page,
}) => {
  const proverb = "proverb-02";
  const text = (await lake.getDocument(proverb))?.text;
  await openDocument(page, "proverb", proverb);
  await fieldInput(page, "text").fill("Another saying");
  await expect(page.getByTestId("document-header-Draft-chip")).toBeEnabled();
  await page.getByTestId("document-header-Draft-chip").click();
  await page.getByTestId("pane-context-menu-button").last().click();
  await page.getByTestId("action-history").click();
  await expect(page.getByTestId("timeline-item-button").last()).toContainText("Created");
  await expect(page.getByTestId("timeline-item-button").filter({ hasText: "Live edited" })).toHaveCount(0);
  await page.getByTestId("timeline-item-button").last().click();
  await expect(fieldInput(page, "text")).toHaveValue(String(text));
  await page.getByTestId("action-reverttorevision").click();
  await page.getByTestId("confirm-popover-confirm-button").click();
  await expect
    .poll(() => lake.fetch("*[_id == $id][0].text", { id: `drafts.${proverb}` }, { perspective: "raw" }))
    .toBe(text);
  await lake.delete(`drafts.${proverb}`);
});

test("two editors on one document see each other's words, and nothing is lost", { tag: "@slow" }, async ({
  browser,
}) => {
  await lake.createOrReplace({
    _id: testimonial,
    _type: "testimonial",
    quote: "They listen.",
    who: "Somebody",
  });
  const [one, other] = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext()).newPage();
      await openDocument(page, "testimonial", testimonial);
      return page;
    }),
  );
  if (!one || !other) throw new Error("No pages");

  // Keys do not wait for a field, and until the Studio has its permissions none can be written in.
  await expect(fieldInput(one, "role")).toBeEditable();
  await expect(fieldInput(other, "company")).toBeEditable();
  await Promise.all([
    fieldInput(one, "role").pressSequentially("Electrician", { delay: 20 }),
    fieldInput(other, "company").pressSequentially("Voltway Home", { delay: 20 }),
  ]);
  for (const page of [one, other]) {
    await expect(fieldInput(page, "role")).toHaveValue("Electrician");
    await expect(fieldInput(page, "company")).toHaveValue("Voltway Home");
  }
  await fieldInput(one, "quote").fill("They listen, and they call back.");
  await expect(fieldInput(other, "quote")).toHaveValue("They listen, and they call back.");
  await fieldInput(other, "quote").fill("They listen, and they call back. On a Sunday.");
  await expect(fieldInput(one, "quote")).toHaveValue("They listen, and they call back. On a Sunday.");

  await publish(one);
  await expect(other.getByTestId("action-publish")).toBeDisabled();
  await fieldInput(other, "who").fill("Somebody else");
  await expect(fieldInput(one, "who")).toHaveValue("Somebody else");
  await publish(other);
  await expect
    .poll(() => lake.getDocument(testimonial))
    .toMatchObject({
      quote: "They listen, and they call back. On a Sunday.",
      who: "Somebody else",
      role: "Electrician",
      company: "Voltway Home",
    });
  await Promise.all([one, other].map((page) => page.context().close()));
});

test("what a page shows is not taken off before that page lets it go", async ({ page }) => {
  await lake.createOrReplace({
    _id: testimonial,
    _type: "testimonial",
    quote: "They listen.",
    who: "Somebody",
  });
  await makeService("A page with words of a client");
  await lake
    .patch(service)
    .set({ testimonial: { _type: "reference", _ref: testimonial } })
    .commit();
  await openDocument(page, "testimonial", testimonial);
  await page.getByTestId("document-header-Published-chip").click();
  await page.getByTestId("action-unpublish").click();
  const users = page.getByTestId("still-in-use");
  await expect(users.getByRole("link")).toContainText(["/services/of-a-test"]);
  await expect(page.getByTestId("confirm-button")).toHaveCount(0);
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await lake.patch(service).unset(["testimonial"]).commit();
  await page.getByTestId("action-unpublish").click();
  await page.getByTestId("confirm-button").click();
  await expect.poll(() => lake.getDocument(testimonial)).toBeUndefined();
});

/** A published page of the tests' own, which visitors see. */
async function makeService(title: string): Promise<void> {
  const { _rev, ...copied } = (await lake.getDocument("servicePage-digital-consulting-durham-region")) ?? {};
  const slug = { _type: "slug", current: "of-a-test" };
  await lake.createOrReplace({ ...copied, _id: service, _type: "servicePage", title, slug });
  await expect.poll(() => read("/services/of-a-test")).toContain(title);
}

/** As whatever is not the Studio would publish it. */
async function move(slug: string): Promise<void> {
  await lake.patch(service).set({ "slug.current": slug }).commit();
}

async function read(path: string): Promise<string> {
  return (await fetch(addresses.site + path)).text();
}

async function answer(path: string): Promise<[number, string | null]> {
  const response = await fetch(addresses.site + path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}
