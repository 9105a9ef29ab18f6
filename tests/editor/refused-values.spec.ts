import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { types } from "../../schemas/generated/shapes.ts";
import { refused } from "../../schemas/refused-in-test.ts";
import type { Shape } from "../../schemas/shape.ts";
import { signIn } from "../fixtures/people.ts";
import { publicPages } from "../fixtures/public-pages.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

// What somebody writes past the Studio, into every field of every kind of document that the site knows.

type Document = { _id: string; _type: string; _rev: string; [field: string]: unknown };

/** As many fields of a document at once as leave the rest of it a page; its address alone, since without it there is none. */
const rounds = 3;
const alone = /^(slug|pageId|publishFrom|publishUntil)$/;

let own: Site;
test.beforeAll(async () => {
  own = await startSite({ hasOwnDatabase: true, hasOwnLake: true });
});
test.afterAll(() => own?.stop());

for (const [kind, value] of Object.entries(refused)) {
  test(`${kind} in any field costs that part, and is told on the receipt`, { tag: "@slow" }, async () => {
    test.setTimeout(600_000);
    const documents = await readDocuments();
    expect(documents.length).toBeGreaterThan(15);
    for (let round = 0; round <= rounds; round++) {
      const written = documents.flatMap((document) => {
        const fields = listFields(document._type).filter((field, index) =>
          round === rounds ? alone.test(field) : !alone.test(field) && index % rounds === round,
        );
        return fields.length > 0 ? [{ document, fields }] : [];
      });
      const transaction = own.lake.content.transaction();
      for (const { document, fields } of written)
        transaction.patch(document._id, (patch) =>
          patch.set(Object.fromEntries(fields.map((field) => [field, value]))),
        );
      await transaction.commit();
      const rows = await settle(written.map(({ document }) => document._id));
      for (const { document, fields } of written) {
        const error = rows.get(document._id) ?? "";
        for (const field of fields.filter((one) => isRefused(document._type, one, value)))
          expect(error, `${document._type}.${field}`).toContain(field);
      }
      await readPages();

      const back = own.lake.content.transaction();
      for (const { document } of written) back.createOrReplace(withoutRevision(document));
      await back.commit();
      const after = await settle(written.map(({ document }) => document._id));
      expect([...after.values()].filter(Boolean)).toEqual([]);
    }
    await readPages();
  });
}

test("a site that starts while such values stand catches up with what was published before", {
  tag: "@slow",
}, async () => {
  test.setTimeout(300_000);
  const documents = await readDocuments();
  await own.kill();
  const transaction = own.lake.content.transaction();
  for (const { _id } of documents.filter(({ _type }) => _type !== "homePage"))
    transaction.patch(_id, (patch) => patch.set({ title: {}, publishFrom: "unknown", publishUntil: 5 }));
  transaction.patch("homePage", (patch) => patch.set({ "hero.promise": "Written while the site was away" }));
  await transaction.commit();
  await own.start();
  const readHome = async () => (await fetch(own.url)).text();
  await expect.poll(readHome, { timeout: 120_000 }).toContain("Written while the site was away");
  await readPages();

  const back = own.lake.content.transaction();
  for (const document of documents) back.createOrReplace(withoutRevision(document));
  await back.commit();
  await settle(documents.map(({ _id }) => _id));
});

test("the overview names the document and the field until it is put right", { tag: "@slow" }, async ({
  context,
}) => {
  const settings = await own.lake.content.getDocument("siteSettings");
  if (!settings) throw new Error("There are no site settings");
  await own.lake.content.patch("siteSettings").set({ timeZone: "Nowhere/At-All" }).commit();
  await settle(["siteSettings"]);
  await signIn(context, accounts.owner, own.url);
  const page = await context.newPage();
  await page.goto(`${own.url}/dashboard/owner`);
  const card = page.getByRole("region", { name: /^Left out of the site/ });
  await expect(card).toContainText("Site settings");
  await expect(card).toContainText("timeZone");
  await readPages();

  await own.lake.content.createOrReplace(withoutRevision({ ...settings, _type: "siteSettings" }));
  await settle(["siteSettings"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await expect(card).toHaveCount(0);
});

/** The richest document of each kind. */
async function readDocuments(): Promise<Document[]> {
  const all: Document[] = await own.lake.content.fetch("*[_type in $types]", {
    types: Object.keys(types).filter((type) => !type.startsWith("sanity.")),
  });
  const sizeOf = (document: Document) => JSON.stringify(document).length;
  return Object.values(Object.groupBy(all, ({ _type }) => _type)).flatMap((ofType = []) =>
    ofType.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1),
  );
}

/** What the newest receipts of these documents say is left out, once all are written. */
async function settle(ids: readonly string[]): Promise<Map<string, string>> {
  const current = await own.lake.content.fetch<Document[]>("*[_id in $ids]{_id, _rev}", { ids });
  const found = new Map<string, string>();
  await expect
    .poll(
      async () => {
        for (const { _id, _rev } of current) {
          if (found.has(_id)) continue;
          const [row] = await own.rest(`publish_events?revision=eq.${_rev}&document_id=eq.${_id}`);
          if (row?.state === "live") found.set(_id, String(row.error ?? ""));
        }
        return current.map(({ _id }) => _id).filter((id) => !found.has(id));
      },
      { timeout: 90_000, intervals: [500] },
    )
    .toEqual([]);
  return found;
}

async function readPages(): Promise<void> {
  const paths = [...publicPages, "/sitemap.xml", "/llms.txt", "/manifest.webmanifest", "/privacy-policy"];
  for (const path of paths) {
    const response = await fetch(own.url + path, { redirect: "manual" });
    await response.arrayBuffer();
    expect(response.status, path).toBeLessThan(500);
  }
}

function listFields(type: string): string[] {
  const shape = types[type];
  if (typeof shape !== "object" || !("object" in shape)) return [];
  return Object.keys(shape.object).flatMap((name) => (name.startsWith("_") ? [] : name.replace("?", "")));
}

/** Whether the field's shape alone says that the value is none for it; what stands in lists and objects is judged elsewhere. */
function isRefused(type: string, field: string, value: unknown): boolean {
  const shape = types[type];
  if (typeof shape !== "object" || !("object" in shape) || value === null) return false;
  const own: Shape = shape.object[`${field}?`] ?? shape.object[field] ?? "unknown";
  if (own === "string" || own === "number" || own === "boolean") return typeof value !== own;
  return typeof own === "object" && "list" in own && (!Array.isArray(value) || value[0] === null);
}

function withoutRevision({ _rev, ...document }: Document) {
  return document;
}
