import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../../bin/stack/settings.ts";
import { startLakeInTest } from "../../local/lake/start-lake-in-test.ts";
import { findTakenAddresses, readAddresses } from "./taken-addresses.ts";

const lake = await startLakeInTest();
const folder = mkdtempSync(join(tmpdir(), "taken-addresses-"));
afterAll(async () => {
  await lake.stop();
  rmSync(folder, { recursive: true });
});

/** The folder of a version that also has these addresses, among them one that is reserved here. */
function makeVersion(added: string[]): string {
  mkdirSync(join(folder, "schemas"));
  const text = readFileSync(join(root, "schemas", "addresses.ts"), "utf8")
    .replace(/\n.*path: "\/journal".*isReserved: true.*/, "")
    .replace(
      "addresses = [\n",
      (start) => start + added.map((path) => `{ path: "${path}", area: "public" },\n`).join(""),
    );
  writeFileSync(join(folder, "schemas", "addresses.ts"), text);
  return folder;
}

const redirectFrom = (source: string) => ({
  _type: "redirect",
  source,
  destination: "/brand",
  isPermanent: true,
});

test("an update says which of its addresses a published redirect or document has, whatever its letters, and no other", async () => {
  for (const source of ["/Prices", "/journal", "/prices/old", "/contact", "/services/old", "/about"])
    await lake.client.create(redirectFrom(source));
  await lake.client.create({ ...redirectFrom("/services/compare"), _id: "drafts.of-nobody" });
  for (const slug of ["compare", "websites"])
    await lake.client.create({ _type: "servicePage", title: `All about ${slug}`, slug: { current: slug } });
  await lake.client.create({ _type: "caseStudy", client: "Somebody", slug: { current: "compare" } });

  await lake.client.create({ _type: "docArticle", title: "A guide", slug: { current: "compare" } });

  const now = await readAddresses(root);
  const next = await readAddresses(makeVersion(["/prices", "/services/compare", "/journal"]));
  expect(next.length).toBe(now.length + 2);
  expect((await findTakenAddresses(lake.client, now, next)).sort()).toEqual([
    "/Prices: a page of this version. The redirect to /brand will not act any more.",
    "/journal: a page of this version. The redirect to /brand will not act any more.",
    "/services/compare: a page of this version. Nobody will see “All about compare”: give it another web address.",
  ]);
  expect(await findTakenAddresses(lake.client, next, next)).toEqual([]);
  expect(await findTakenAddresses(lake.client, next, now)).toEqual([]);
});

test("of a version without a list nobody knows what it had, so all that is taken is said", async () => {
  const said = await findTakenAddresses(lake.client, await readAddresses(tmpdir()));
  expect(said).toEqual(["/contact: a page of this version. The redirect to /brand will not act any more."]);
});
