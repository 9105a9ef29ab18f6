import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../../bin/stack/settings.ts";
import { addresses } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import { lake } from "../fixtures/lake.ts";

type Price = { from: number; rhythm: "once" | "month" };
type ServicePage = { _id: string; shortTitle: string; prices: Price[] };

const folder = join(root, "content/documents/servicePage");
const services = readdirSync(folder).map(
  (file): ServicePage => JSON.parse(readFileSync(join(folder, file), "utf8")),
);
const promises = JSON.parse(readFileSync(join(root, "content/documents/promises.json"), "utf8"));
const read = async (path: string) => (await fetch(addresses.site + path)).text();

test.afterEach(async () => {
  const { callOffer, contactNext, contactIntro, callIntro } = promises;
  await lake.patch("promises").set({ callOffer, contactNext, contactIntro, callIntro }).commit();
  for (const { _id, prices } of services) await lake.patch(_id).set({ prices }).commit();
  await expect.poll(() => read("/contact")).toContain(callOffer);
  await expect.poll(() => read("/")).toContain(priceOf(services[0]));
});

test("an agency that offers no call, and says no steps and no prices, shows nothing of them, and its pages describe themselves", async () => {
  await expect.poll(() => read("/contact")).toContain(promises.callOffer);
  for (const service of services) expect(await read("/")).toContain(priceOf(service));

  await lake.patch("promises").unset(["callOffer", "contactNext", "contactIntro", "callIntro"]).commit();
  for (const { _id } of services) await lake.patch(_id).unset(["prices"]).commit();
  for (const path of ["/contact", "/"])
    await expect.poll(() => read(path), path).not.toContain(promises.callOffer);
  expect(await read("/contact")).not.toContain("What happens next");
  expect(await read("/contact"), "what the code itself says stays").toContain(
    'href="/privacy-policy">what becomes of your details',
  );
  await expect.poll(() => readDescription("/discovery-call")).toContain(agency.agencyName);
  const described = await Promise.all(["/", "/contact", "/discovery-call"].map(readDescription));
  expect(new Set(described).size).toBe(3);
  for (const description of described.slice(1)) expect(description).toContain(agency.agencyName);
  for (const service of services) await expect.poll(() => read("/")).not.toContain(priceOf(service));
});

async function readDescription(path: string): Promise<string> {
  return (await read(path)).match(/<meta name="description" content="([^"]+)"/)?.[1] ?? "";
}

/** “Custom Web Development <b>from $6,000”: the least that is paid once. */
function priceOf(service: ServicePage | undefined): string {
  const once = service?.prices.filter(({ rhythm }) => rhythm === "once") ?? [];
  const least = new Intl.NumberFormat(agency.locale, {
    style: "currency",
    currency: agency.currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(Math.min(...once.map(({ from }) => from)));
  return `${service?.shortTitle.replace("&", "&amp;")} <b>from ${least}`;
}
