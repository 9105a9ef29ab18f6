import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { login } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";
import { fieldInput, openDocument, publish } from "../fixtures/studio-page.ts";

const testimonial = "testimonial-voltway";

test.describe("in the Studio", () => {
  test.afterEach(async () => {
    await lake.patch(testimonial).set({ role: "Owner" }).commit();
    const readHome = async () => (await fetch(addresses.site)).text();
    await expect.poll(readHome).not.toContain("Owner and electrician");
  });

  test("the owner publishes, and reads in the Studio and in the dashboard where it is live, and after how long", async ({
    page,
  }) => {
    await openDocument(page, "testimonial", testimonial);
    const role = fieldInput(page, "role");
    await role.fill("Owner and electrician");
    await publish(page);
    const receipt = page.getByTestId("publish-receipt");
    for (const path of ["/", "/services/software-automation-durham-region"])
      await expect
        .poll(
          async () => (await (await fetch(addresses.site + path)).text()).includes("Owner and electrician"),
          path,
        )
        .toBe(true);
    await expect(receipt).toContainText(/Live on \/( and|,).*\/services\/.* after \d+(\.\d)? s\./);
    const said = (await receipt.textContent()) ?? "";

    await login(page, accounts.owner, "/dashboard/owner/site");
    const row = page.getByRole("listitem").filter({ hasText: said }).first();
    await expect(row).toContainText("Words from a client");
    await expect(row.getByRole("link")).toHaveAttribute(
      "href",
      `${addresses.studio}/intent/edit/id=${testimonial};type=testimonial`,
    );
  });
});

test("nobody but an editor reads receipts, and no other page of the web may", async () => {
  const address = `${addresses.site}/api/receipts?document=homePage`;
  for (const Authorization of ["", "Bearer x", "Basic x"])
    expect((await fetch(address, { headers: { Authorization, Origin: addresses.studio } })).status).toBe(401);
  const preflight = await fetch(address, { method: "OPTIONS", headers: { Origin: "https://evil.example" } });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
});

test.describe("a site and a lake of their own", () => {
  let own: Site;
  test.beforeAll(async () => {
    own = await startSite({ hasOwnDatabase: true, hasOwnLake: true, hasClock: true });
  });
  test.afterAll(() => own?.stop());

  const readRows = (filter: string) => own.rest(`publish_events?${filter}`);
  const countRows = async (revision: string, filter: string) =>
    (await readRows(`revision=eq.${revision}${filter}`)).length;

  test("a message that is unsigned, altered, old or sent again changes nothing, and is written down", async () => {
    const message = { _id: "homePage", _type: "homePage", _rev: `forged-${Date.now()}`, operation: "update" };
    expect((await own.tell(message, { isSigned: false })).status).toBe(401);
    expect((await own.tell(message, { signed: { ...message, _id: "brandKit" } })).status).toBe(401);
    // Not believed, but looked up: the true revision gets a receipt.
    expect((await own.tell(message, { age: 5 * 60_000 + 2000 })).status).toBe(200);
    expect(await countRows(message._rev, "")).toBe(0);
    const home = await own.lake.content.getDocument("homePage");
    await expect.poll(() => countRows(home?._rev ?? "", "&state=eq.live")).toBe(1);

    const document = await own.lake.content.patch(testimonial).set({ role: "Once" }).commit();
    await expect.poll(() => countRows(document._rev, "&state=eq.live")).toBe(1);
    const replay = { _id: testimonial, _type: "testimonial", _rev: document._rev, operation: "update" };
    const first = await own.tell(replay);
    expect((await own.tell(replay, { signature: first.signature })).status).toBe(200);
    expect(await countRows(document._rev, "&state=eq.live")).toBe(1);
    expect(await countRows(document._rev, "&state=eq.ignored&error=eq.again")).toBe(1);
    for (const reason of ["unsigned", "forged", "late"])
      expect((await readRows(`state=eq.refused&error=eq.${reason}`)).length, reason).toBeGreaterThan(0);
  });

  test("a draft or a version in a release is no publish, should the webhook tell of it", async () => {
    for (const _id of ["drafts.homePage", "versions.rSpring.homePage"]) {
      const message = { _id, _type: "homePage", _rev: `unseen-${Date.now()}`, operation: "update" };
      expect(await own.tell(message)).toMatchObject({ status: 200 });
      expect(await countRows(message._rev, "")).toBe(0);
    }
  });

  test("what machines read is right for the first who asks after a publish", async () => {
    const files = ["/llms.txt", "/manifest.webmanifest"];
    const areRight = (name: string) =>
      Promise.all(files.map(async (file) => (await (await fetch(own.url + file)).text()).includes(name)));
    const change = async (settings: { agencyName: string; locale: string }) => {
      const { _rev } = await own.lake.content.patch("siteSettings").set(settings).commit();
      // Every page shows them.
      await expect.poll(() => countRows(_rev, "&state=eq.live"), { timeout: 60_000 }).toBe(1);
    };
    const settings = await own.lake.content.getDocument("siteSettings");
    for (const [agencyName, locale] of [
      ["Left Pocket", "en-GB"],
      ["Right Pocket", "de-AT"],
    ] as const) {
      await change({ agencyName, locale });
      expect(await areRight(agencyName), agencyName).toEqual([true, true]);
      expect(await (await fetch(`${own.url}/`)).text()).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    }
    await change({ agencyName: String(settings?.agencyName), locale: String(settings?.locale) });
  });

  test("what is published while the site is down is live within ten seconds of its return, and its receipt says so", async () => {
    await own.kill();
    const document = await own.lake.content.patch(testimonial).set({ role: "Away for a while" }).commit();
    // Long enough for the receipt to speak of it: five seconds.
    own.moveClock(6000);
    await own.start();
    const back = Date.now();
    await expect
      .poll(async () => (await (await fetch(`${own.url}/`)).text()).includes("Away for a while"), {
        timeout: 10_000,
        intervals: [200],
      })
      .toBe(true);
    console.log(`right ${Date.now() - back} ms after the site's return`);
    await expect.poll(() => countRows(document._rev, "&state=eq.live")).toBe(1);
    const [row] = await readRows(`revision=eq.${document._rev}&state=eq.live`);
    const delay = Date.parse(String(row?.received_at)) - Date.parse(String(row?.published_at));
    expect(delay).toBeGreaterThan(5000);
  });

  test("a publish after 17,000 queued changes shows within five seconds", { tag: "@slow" }, async () => {
    const publish = async (role: string) => {
      const { _rev } = await own.lake.content.patch(testimonial).set({ role }).commit();
      const began = Date.now();
      const isShown = async () => (await (await fetch(`${own.url}/`)).text()).includes(role);
      await expect.poll(isShown, { timeout: 60_000, intervals: [100] }).toBe(true);
      const ms = Date.now() - began;
      await expect.poll(() => countRows(_rev, "&state=eq.live"), { timeout: 60_000 }).toBe(1);
      return ms;
    };
    // After a start every page counts as old, and would show anything at its next visit.
    await publish("Before a bulk");
    const alone = await publish("With nothing queued");
    const ids = Array.from({ length: 170 }, (_, index) => `plan-of-a-bulk-${index}`);
    const bulkBegan = Date.now();
    for (let round = 0; round < 100; round += 1) {
      const bulk = own.lake.content.transaction();
      for (const _id of ids) bulk.createOrReplace({ _id, _type: "carePlan", name: `Round ${round}` });
      await bulk.commit({ visibility: "async" });
    }
    const bulkMs = Date.now() - bulkBegan;
    const behind = await publish("Published after a bulk");
    console.log(
      `shown after ${behind} ms, with nothing queued after ${alone} ms; the bulk took ${bulkMs} ms`,
    );
    expect(behind).toBeLessThan(5000);
  });

  test.describe("a schedule", () => {
    const news = "announcement-chalkline";
    const second = 1000;
    const minute = 60 * second;
    let ahead = 0;
    let title: string;
    const moveOn = (ms: number) => {
      ahead += ms;
      own.moveClock(ahead);
    };
    const isShown = async () => (await fetch(`${own.url}/`)).text().then((text) => text.includes(title));
    const showAs = (shown: boolean, timeout = 15 * second) =>
      expect.poll(isShown, { timeout, intervals: [200] }).toBe(shown);
    const siteTime = (ms: number) => new Date(Date.now() + ahead + ms).toISOString();
    const always = { publishFrom: "2020-01-01T00:00:00Z", publishUntil: "2090-01-01T00:00:00Z" };
    const set = (schedule: Partial<typeof always>) =>
      own.lake.content
        .patch(news)
        .set({ ...always, ...schedule })
        .commit();
    const countMoments = (revision: string, operation: string) =>
      countRows(revision, `&operation=eq.${operation}&state=eq.live`);

    // What the test before has left.
    test.beforeAll(async () => {
      moveOn(6 * second);
      title = (await own.lake.content.getDocument(news))?.title;
    });

    test("twenty seconds ahead it comes and goes within ten seconds, for real", {
      tag: "@slow",
    }, async () => {
      await set({ publishFrom: siteTime(20 * second) });
      await showAs(false);
      await showAs(true, 30 * second);
      const { _rev } = await set({ publishUntil: siteTime(20 * second) });
      await expect.poll(() => countRows(_rev, "&operation=eq.update&state=eq.live")).toBe(1);
      expect(await isShown()).toBe(true);
      await showAs(false, 30 * second);
      await expect.poll(() => countMoments(_rev, "disappear")).toBe(1);
    });

    test("2 and 12 minutes ahead it comes and goes to the minute, in small steps of the clock", async () => {
      const { _rev } = await set({ publishFrom: siteTime(2 * minute), publishUntil: siteTime(12 * minute) });
      await showAs(false);
      // Within ten minutes of a publish the site does not ask for the schedule again by itself.
      for (let step = 0; step < 4; step += 1) moveOn(0.5 * minute);
      await showAs(true);
      for (let step = 0; step < 5; step += 1) {
        moveOn(2 * minute);
        if (step < 4) expect(await isShown()).toBe(true);
      }
      await showAs(false);
      await expect.poll(() => countMoments(_rev, "appear")).toBe(1);
      await expect.poll(() => countMoments(_rev, "disappear")).toBe(1);
    });

    test("a moment that comes while the site is down is caught up with", async () => {
      await set({ publishFrom: siteTime(2 * minute) });
      await showAs(false);
      await own.kill();
      moveOn(3 * minute);
      await own.start();
      await showAs(true);
    });
  });
});
