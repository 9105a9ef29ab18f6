import { expect, test } from "@playwright/test";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { startSite } from "../fixtures/start-site.ts";

const raw = { perspective: "raw" } as const;
const one = { _id: "page-together-one", _type: "page", title: "Together one" };
const two = { _id: "page-together-two", _type: "page", title: "Together two" };
const three = { _id: "page-together-three", _type: "page" };
const ids = [one, two, three].map(({ _id }) => _id);
const redirects = ["redirect-from-together-one", "redirect-from-together-two"];

const at = (current: string) => ({ slug: { _type: "slug", current } });

async function answer(path: string): Promise<[number, string | null]> {
  const response = await fetch(addresses.site + path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}

test.afterEach(async () => {
  for (const id of [...ids, ...redirects]) for (const each of [id, `drafts.${id}`]) await lake.delete(each);
});

test("what is chosen of what is not published yet is published together, with one receipt; what has things to mend is not", async ({
  page,
}) => {
  await lake.createOrReplace({ ...one, ...at("together-one") });
  await lake.createOrReplace({ ...one, ...at("together-moved"), _id: `drafts.${one._id}` });
  await lake.createOrReplace({ ...two, ...at("together-two"), _id: `drafts.${two._id}` });
  await lake.createOrReplace({ ...three, _id: `drafts.${three._id}` });
  await expect.poll(() => answer("/together-one")).toEqual([200, null]);

  await page.goto(`${addresses.studio}/structure/drafts`);
  const list = page.getByRole("list", { name: "Not published yet" });
  const row = (id: string) =>
    list.getByRole("listitem").filter({ has: page.locator(`[id="draft-drafts.${id}"]`) });
  for (const id of ids) await row(id).getByRole("checkbox").check();
  const button = page.getByRole("button", { name: "Publish these 3 together" });
  await expect(row(three._id)).toContainText("things to mend");
  await expect(button).toBeDisabled();
  await row(three._id).getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Publish these 2 together" }).click();

  const receipt = page.getByTestId("together-receipt");
  await expect(receipt).toContainText(/All 2 are live, the last since \d/, { timeout: 60_000 });
  for (const said of ["Together one", "Together two", "/together-moved", "/together-two"])
    await expect(receipt).toContainText(said);
  await expect(row(one._id)).toHaveCount(0);
  await expect.poll(() => answer("/together-two")).toEqual([200, null]);
  await expect.poll(() => answer("/together-one")).toEqual([308, "/together-moved"]);
  expect(await lake.getDocument(`drafts.${three._id}`)).toBeTruthy();
});

/** Documents of which each has a text that pages show, with its field. */
const texts: Record<string, string> = {
  siteSettings: "tagline",
  workPage: "intro",
  serviceCard: "description",
  industry: "description",
  testimonial: "role",
  caseStudy: "summary",
  showcasePage: "alt",
};

test("twenty are published as one: all of them or none, and no page shows some of them as they were", async () => {
  test.setTimeout(240_000);
  const site = await startSite({ hasOwnLake: true, hasProxy: true });
  site.proxy.refuse(/publish/); // They are not written down in the stack's database.
  const { content } = site.lake;
  const known = await content.fetch<SanityDocument[]>(
    `[...*[_type in $types && _type != "showcasePage"], ...*[_type == "showcasePage"][0...2]]`,
    { types: Object.keys(texts) },
  );
  expect(known).toHaveLength(20);
  const paths = ["/", "/work", "/contact"];
  const write = async (turn: number) => {
    for (const { _rev, ...document } of await content.fetch<SanityDocument[]>("*[_id in $ids]", {
      ids: known.map(({ _id }) => _id),
    }))
      await content.createOrReplace({
        ...document,
        _id: `drafts.${document._id}`,
        [texts[document._type] ?? ""]: `Turn ${turn} of all.`,
      });
    return content.fetch<{ draft: SanityDocument; published: SanityDocument }[]>(
      `*[_id in $drafts]{"draft": @, "published": *[_id == string::split(^._id, "drafts.")[1]][0]}`,
      { drafts: known.map(({ _id }) => `drafts.${_id}`) },
      raw,
    );
  };
  const revisions = () =>
    content.fetch<string[]>("*[_id in $ids]._rev", { ids: known.map(({ _id }) => _id) });

  const before = await revisions();
  const [first, ...others] = await write(1);
  if (!first) throw new Error("There is no draft");
  const stale = { ...first, draft: { ...first.draft, _rev: "changed-meanwhile" } };
  await expect(publishAll(content, [...others, stale])).rejects.toThrow();
  expect(await revisions()).toEqual(before);
  await publishAll(content, [...others, first]);
  expect(new Set(await revisions()).size).toBe(1);

  let isOver = false;
  const seen: string[][] = [];
  const visits = paths.map(async (path) => {
    while (!isOver) {
      const html = await (await fetch(site.url + path)).text();
      seen.push([...new Set(html.match(/Turn \d+ of all/g) ?? [])]);
    }
  });
  const shows = async (turn: number) =>
    (await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).text()))).every((html) =>
      html.includes(`Turn ${turn} of all`),
    );
  try {
    await expect.poll(() => shows(1), { timeout: 60_000 }).toBe(true);
    for (let turn = 2; turn <= 6; turn += 1) {
      await publishAll(content, await write(turn));
      await expect.poll(() => shows(turn), { timeout: 60_000 }).toBe(true);
    }
  } finally {
    isOver = true;
    await Promise.all(visits);
    await site.stop();
  }
  test.info().annotations.push({ type: "pages seen", description: String(seen.length) });
  expect(seen.filter((turns) => turns.length === 1).length).toBeGreaterThan(20);
  expect(seen.filter((turns) => turns.length > 1)).toEqual([]);
});

/** As the Studio does: one call, each document in the revision that was looked at. */
function publishAll(content: SanityClient, pairs: { draft: SanityDocument; published: SanityDocument }[]) {
  return content.action(
    pairs.map(({ draft, published }) => ({
      actionType: "sanity.action.document.publish" as const,
      draftId: draft._id,
      publishedId: published._id,
      ifDraftRevisionId: draft._rev,
      ifPublishedRevisionId: published._rev,
    })),
  );
}
