import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

const lake = await startLakeInTest();
afterAll(() => lake.stop());

async function titleAt(id: string, revision: string): Promise<string | undefined> {
  const url = `/data/history/production/documents/${id}?revision=${revision}`;
  const { documents } = await lake.client.request({ url });
  return documents[0]?.title;
}

test("before a draft began, its state at a revision is what was published", async () => {
  const first = await lake.client.create({ _id: "page", _type: "page", title: "Imported" });
  const draft = await lake.client.create({ _id: "drafts.page", _type: "page", title: "Draft" });
  const later = await lake.client.patch("drafts.page").set({ title: "Later draft" }).commit();
  expect(await titleAt("drafts.page", first._rev)).toBe("Imported");
  expect(await titleAt("drafts.page", draft._rev)).toBe("Draft");
  expect(await titleAt("drafts.page", later._rev)).toBe("Later draft");
  expect(await titleAt("versions.rSpring.page", later._rev)).toBeUndefined();
});
