import { expect, test } from "@playwright/test";
import { lake } from "../fixtures/lake.ts";
import { login } from "../fixtures/people.ts";
import { accounts, addresses } from "../fixtures/stack.ts";
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
    expect((await own.tell(message, { age: 5 * 60_000 + 2000 })).status).toBe(401);
    expect(await countRows(message._rev, "")).toBe(0);

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

  test("what begins and ends by schedule comes and goes to the minute", async () => {
    const begin = new Date(Date.now() + 30 * 60_000).toISOString();
    const end = new Date(Date.now() + 60 * 60_000).toISOString();
    const news = "announcement-chalkline";
    const title = (await own.lake.content.getDocument(news))?.title;
    const isShown = async () => (await (await fetch(`${own.url}/`)).text()).includes(title);
    expect(await isShown()).toBe(true);
    const document = await own.lake.content
      .patch(news)
      .set({ publishFrom: begin, publishUntil: end })
      .commit();
    await expect.poll(isShown).toBe(false);

    own.moveClock(30 * 60_000 + 1000);
    await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
    own.moveClock(60 * 60_000 + 1000);
    await expect.poll(isShown, { timeout: 60_000 }).toBe(false);
    await expect.poll(() => countRows(document._rev, "&operation=eq.disappear&state=eq.live")).toBe(1);
  });
});
