import { expect, test } from "@playwright/test";
import { freezeLake, secondSite, thawLake } from "../fixtures/outage.ts";
import { findPolicyFaults } from "../fixtures/policy.ts";
import { publicPages } from "../fixtures/public-pages.ts";

const published = [...publicPages.filter((path) => !path.endsWith("no-such-service")), "/brand/logos.zip"];

test("while the content service hangs, every published page still answers, also after kill -9 and a restart", async () => {
  secondSite.copy();
  freezeLake();
  await secondSite.start();
  await expectAllPages();

  const neverRendered = await fetch(`${secondSite.url}/services/published-a-moment-ago`);
  expect([404, 503]).toContain(neverRendered.status);
  expect(await findPolicyFaults(neverRendered)).toEqual([]);

  await Promise.all(["siteSettings", "homePage", "servicePage", "legalPage"].map(secondSite.announce));
  await expectAllPages();
  // Everything that it would be rendered from counts as old now: it fails, and soon.
  const afterPublish = await fetch(`${secondSite.url}/services/published-just-now`, {
    signal: AbortSignal.timeout(20_000),
  });
  expect([404, 500, 503]).toContain(afterPublish.status);

  await secondSite.kill();
  await secondSite.start();
  await expectAllPages();
});

test("while the content service is stopped, a site under load answers with the pages it has, and publishes change nothing", async () => {
  // Nobody listens on this port. Pages of the sign-in are rendered for each request, from answers stored by their address,
  // which is another one here: they are left to the test above.
  const stored = published.filter((path) => !/^\/(login|signup|(forgot|reset)-password)$/.test(path));
  secondSite.copy();
  await secondSite.start({ SANITY_API_HOST: "http://127.0.0.1:9" });
  await expectAllPages(stored);
  const announcing = Promise.all(["siteSettings", "homePage", "servicePage"].map(secondSite.announce));
  for (let round = 0; round < 20; round++) await expectAllPages(stored);
  await announcing;
  await expectAllPages(stored);
});

test.afterEach(async () => {
  thawLake();
  await secondSite.kill();
  secondSite.remove();
});

async function expectAllPages(paths = published) {
  const statuses = await Promise.all(
    paths.map(async (path) => `${path} ${(await fetch(secondSite.url + path)).status}`),
  );
  expect(statuses).toEqual(paths.map((path) => `${path} 200`));
}
