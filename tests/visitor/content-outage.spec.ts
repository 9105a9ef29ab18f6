import { expect, test } from "@playwright/test";
import { findPolicyFaults } from "../fixtures/policy.ts";
import { publicPages } from "../fixtures/public-pages.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

const published = [...publicPages.filter((path) => !path.endsWith("no-such-service")), "/brand/logos.zip"];

let site: Site | undefined;
test.afterEach(() => site?.stop());

/** Its publishes are not written down in the stack's database. */
async function start(options: Parameters<typeof startSite>[0]): Promise<Site> {
  site = await startSite({ ...options, hasProxy: true });
  site.proxy.refuse(/publish/);
  return site;
}

test("while the content service hangs, every published page still answers, also after kill -9 and a restart", {
  tag: "@slow",
}, async () => {
  const { url, lake, kill, start: startAgain, tell } = await start({ hasOwnLake: true });
  await expectAllPages(url);
  await kill();
  lake.freeze();
  await startAgain();
  await expectAllPages(url);

  // Each of these takes as long as the site waits for the content service.
  const [neverRendered] = await Promise.all([
    fetch(`${url}/services/published-a-moment-ago`),
    announce(tell, "siteSettings", "homePage", "servicePage", "legalPage"),
  ]);
  expect([404, 503]).toContain(neverRendered.status);
  expect(await findPolicyFaults(neverRendered)).toEqual([]);

  // Everything that it would be rendered from counts as old now: it fails, and soon.
  const [afterPublish] = await Promise.all([
    fetch(`${url}/services/published-just-now`, { signal: AbortSignal.timeout(20_000) }),
    expectAllPages(url),
  ]);
  expect([404, 500, 503]).toContain(afterPublish.status);

  await kill();
  await startAgain();
  await expectAllPages(url);
});

test("while the content service is stopped, a site under load answers with the pages it has, and publishes change nothing", async () => {
  // Nobody listens on this port.
  const { url, tell } = await start({ environment: { SANITY_API_HOST: "http://127.0.0.1:9" } });
  await expectAllPages(url);
  const announcing = announce(tell, "siteSettings", "homePage", "servicePage");
  const states = new Set<string | null>();
  for (let round = 0; round < 20; round++) await expectAllPages(url, states);
  await announcing;
  await expectAllPages(url, states);
  const picture = await fetch(`${url}/media/${"0".repeat(40)}-10x10.png`);
  expect([picture.status, picture.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(states).toContain("STALE");
});

function announce(tell: Site["tell"], ...types: string[]) {
  return Promise.all(types.map((type) => tell({ _id: type, _type: type })));
}

/** Every page answers 200, with a policy that covers it, and adds to `states` what it was in the cache. */
async function expectAllPages(url: string, states = new Set<string | null>()) {
  const answers = await Promise.all(
    published.map(async (path) => {
      const response = await fetch(url + path);
      states.add(response.headers.get("x-nextjs-cache"));
      return [path, response.status, ...(await findPolicyFaults(response))];
    }),
  );
  expect(answers).toEqual(published.map((path) => [path, 200]));
}
