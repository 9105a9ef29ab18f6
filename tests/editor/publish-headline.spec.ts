import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { fieldInput, openDocument, publish } from "../fixtures/studio-page.ts";

const headline = "Workflows & Websites";
const readHome = async () => (await fetch(addresses.site)).text();

test.afterEach(async () => {
  await lake.delete("drafts.homePage");
  await lake.patch("homePage").set({ "hero.headlineFirst": "Websites & Workflows" }).commit();
  await expect.poll(readHome).toContain("Websites &amp; Workflows");
});

test("the owner changes the hero headline, publishes, and the next visitor but one sees it", async ({
  page,
}) => {
  const before = await readHome();
  expect(before).toContain("Websites &amp; Workflows");

  await openDocument(page, "homePage", "homePage");
  const input = fieldInput(page, "hero.headlineFirst");
  await expect(input).toHaveValue("Websites & Workflows");
  await input.fill(headline);
  // A draft certainly exists when the visitor asks.
  await expect
    .poll(() => lake.fetch(`*[_id == "drafts.homePage"][0].hero.headlineFirst`, {}, { perspective: "raw" }))
    .toBe(headline);
  expect(await readHome(), "a draft is never shown to a visitor").not.toContain("Workflows &amp; Websites");

  const clickedAt = Date.now();
  await publish(page);
  let requests = 0;
  await expect
    .poll(
      async () => {
        requests += 1;
        return readHome();
      },
      { intervals: [250], timeout: 5000 },
    )
    .toContain("Workflows &amp; Websites");
  console.log(`visible after ${Date.now() - clickedAt} ms, ${requests} requests`);
});
