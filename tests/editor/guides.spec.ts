import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { login, makeAccount } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

const _id = "docArticle-of-the-search";
const word = `echidna${crypto.randomUUID().slice(0, 6)}`;
const guide = {
  _id,
  _type: "docArticle",
  title: `Feed the ${word}`,
  slug: { current: "feed-it" },
  audience: "everyone",
  category: "Animals",
  summary: "Twice a day.",
  body: [{ _type: "block", _key: "a", children: [{ _type: "span", _key: "a", text: "Ants, mostly." }] }],
};

test.afterEach(async () => {
  await lake.delete(_id);
});

async function expectFound(page: Page, path: string, isFound: boolean): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${path}?q=${word}`);
      return page.getByRole("link", { name: guide.title }).count();
    })
    .toBe(isFound ? 1 : 0);
}

test("a guide is found by whom it is for once it is published, and by nobody once it is taken back", async ({
  page,
  browser,
}) => {
  const owner = await browser.newPage();
  await login(owner, accounts.owner, "/dashboard/owner/search");
  await login(page, await makeAccount(), "/dashboard/client/search");
  await lake.createOrReplace({ ...guide, _id: `drafts.${_id}` });
  await lake.createOrReplace(guide);
  await lake.delete(`drafts.${_id}`);
  await expectFound(owner, "/dashboard/owner/search", true);
  await expectFound(page, "/dashboard/client/search", true);
  await expectFound(page, "/documentation", true);

  await lake.patch(_id).set({ "slug.current": "feed-them" }).commit();
  await expect
    .poll(async () => {
      await page.goto(`/dashboard/client/search?q=${word}`);
      return page.getByRole("link", { name: guide.title }).getAttribute("href");
    })
    .toBe("/documentation/feed-them");

  await lake.patch(_id).set({ audience: "owner" }).commit();
  await expectFound(page, "/dashboard/client/search", false);
  await expectFound(owner, "/dashboard/owner/search", true);
  await lake.delete(_id);
  await expectFound(owner, "/dashboard/owner/search", false);
  await owner.close();
});

test.describe("a site, a database and a lake of their own", () => {
  let own: Site;
  test.beforeAll(async () => {
    own = await startSite({ hasOwnDatabase: true, hasOwnLake: true });
  });
  test.afterAll(() => own?.stop());

  test("a start copies the guides as they are, whatever stands in the database and nobody told of", {
    tag: "@slow",
  }, async () => {
    const readCopies = () => own.rest("guides?select=content_id,revision,audience&order=content_id");
    const readPublished = () =>
      own.lake.content.fetch<unknown[]>(
        `*[_type == "docArticle"] | order(_id){"content_id": _id, "revision": _rev, audience}`,
      );
    await expect.poll(readCopies).toEqual(await readPublished());
    expect((await readCopies()).length).toBeGreaterThan(5);

    await own.kill();
    // As after a restore: what is there is older, and something is there no more.
    await own.rest("guides?content_id=eq.docArticle-approve-work", { method: "DELETE" });
    await own.rest("guides?audience=eq.owner", {
      method: "PATCH",
      body: JSON.stringify({ audience: "everyone" }),
    });
    await own.lake.content.delete("docArticle-getting-started");
    await own.start();
    await expect.poll(readCopies).toEqual(await readPublished());
  });
});
