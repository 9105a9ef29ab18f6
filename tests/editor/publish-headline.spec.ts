import { expect, test } from "@playwright/test";
import { addresses } from "../fixtures/stack.ts";
import { fieldInput, openDocument, publish } from "../fixtures/studio-page.ts";

const headline = "Workflows & Websites";

test("the owner changes the hero headline, publishes, and the next visitor but one sees it", async ({
  page,
  request,
}) => {
  const readHome = async () => (await request.get(addresses.site)).text();
  const before = await readHome();
  expect(before).toContain("Websites &amp; Workflows");

  await openDocument(page, "homePage", "homePage");
  const input = fieldInput(page, "hero.headlineFirst");
  await expect(input).toHaveValue("Websites & Workflows");
  await input.fill(headline);
  await waitForDraft(request, headline);
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

  await input.fill("Websites & Workflows");
  await publish(page);
  await expect.poll(readHome).toContain("Websites &amp; Workflows");
});

/** Asks the lake itself, so that the visitor's request is made while a draft certainly exists. */
async function waitForDraft(request: import("@playwright/test").APIRequestContext, text: string) {
  const query = encodeURIComponent(`*[_id == "drafts.homePage"][0].hero.headlineFirst`);
  await expect
    .poll(async () => {
      const answer = await request.get(
        `${addresses.lake}/v2025-02-19/data/query/production?query=${query}&perspective=raw`,
      );
      return (await answer.json()).result;
    })
    .toBe(text);
}
