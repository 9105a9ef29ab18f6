import { afterAll, expect, test } from "vitest";
import { importFirstEdition } from "../../content/import.ts";
import { moveContent, planMove } from "../../content/move-content.ts";
import { startLakeInTest } from "../../local/lake/start-lake-in-test.ts";

// The second stands for the hosted project: the same API, spoken to by the same official clients.
const [lake, hosted] = await Promise.all([startLakeInTest(), startLakeInTest()]);
await importFirstEdition({ apiHost: lake.url, projectId: "local", dataset: "production" });
afterAll(() => Promise.all([lake.stop(), hosted.stop()]));

const raw = { perspective: "raw" as const };

test("everything moves to a hosted project and back, pictures and clips included, and secrets stay behind", async () => {
  await lake.client.create({ _id: "drafts.proverb-draft", _type: "proverb", text: "Half a saying" });
  await lake.client.create({ _id: "drafts.secret", _type: "sanity.previewUrlSecret", secret: "s" });
  const before = await planMove(lake.client, hosted.client);
  expect(before.missing.length).toBeGreaterThan(100);
  expect(before).toMatchObject({ different: [], equal: 0, extra: [] });

  const moved = await moveContent(lake.client, hosted.client);
  expect(moved).toBe(before.missing.length);
  expect(await planMove(lake.client, hosted.client)).toEqual({
    missing: [],
    different: [],
    equal: moved,
    extra: [],
  });
  const assets = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{_id, sha1hash, size} | order(_id asc)`;
  const [here, there] = await Promise.all([lake.client.fetch(assets), hosted.client.fetch(assets)]);
  expect(here.length).toBeGreaterThan(20);
  expect(there).toEqual(here);
  expect(await hosted.client.fetch(`count(*[_type == "sanity.previewUrlSecret"])`, {}, raw)).toBe(0);

  await hosted.client.patch("homePage").set({ "hero.headlineFirst": "Edited in the cloud" }).commit();
  await hosted.client.create({ _id: "proverb-of-the-cloud", _type: "proverb", text: "Up there" });
  expect(await planMove(lake.client, hosted.client)).toMatchObject({
    different: ["homePage"],
    extra: ["proverb-of-the-cloud"],
  });
  await moveContent(hosted.client, lake.client);
  expect(await lake.client.fetch(`*[_id == "homePage"][0].hero.headlineFirst`)).toBe("Edited in the cloud");
  expect(await planMove(hosted.client, lake.client)).toMatchObject({ missing: [], different: [], extra: [] });
}, 180_000);
