import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, test } from "vitest";
import { serveInTest } from "../../serve-in-test.ts";
import { startLakeInTest } from "../start-lake-in-test.ts";

const secret = "a-secret-of-more-than-32-characters";

test("publishing tells the site once and signed, edits of the draft do not, and kill -9 forgets no message", async () => {
  let isAway = false;
  const heard: { body: string; isSigned: boolean; key: string | null }[] = [];
  const site = await serveInTest(async (request) => {
    if (isAway) return new Response(null, { status: 503 });
    const body = await request.text();
    const isSigned = await isValidSignature(body, request.headers.get(SIGNATURE_HEADER_NAME) ?? "", secret);
    heard.push({ body, isSigned, key: request.headers.get("idempotency-key") });
    return new Response(null, { status: 200 });
  });
  const lake = await startLakeInTest({
    LAKE_WEBHOOK_URL: `${site.url}/api/revalidate`,
    LAKE_WEBHOOK_SECRET: secret,
    LAKE_WEBHOOK_PROJECTION: `{_id, _type, slug, "operation": delta::operation()}`,
  });
  const told = () =>
    heard.map(({ body }) => JSON.parse(body)).map(({ _id, operation }) => `${operation} ${_id}`);

  await lake.client.create({ _id: "drafts.homePage", _type: "homePage", title: "Draft" });
  await lake.client.patch("drafts.homePage").set({ title: "Ready" }).commit();
  await lake.client.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.homePage",
    publishedId: "homePage",
  });
  await expect.poll(told, { timeout: 10_000 }).toEqual(["create homePage"]);

  isAway = true;
  const slug = { _type: "slug", current: "voltway" };
  await lake.client.create({ _id: "caseStudy-voltway", _type: "caseStudy", slug });
  await lake.client.patch("caseStudy-voltway").set({ client: "Voltway" }).commit();
  await lake.client.delete("homePage");
  await lake.kill();
  isAway = false;
  await lake.restart();
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(4);
  expect(told().filter((line) => line.endsWith("voltway"))).toEqual([
    "create caseStudy-voltway",
    "update caseStudy-voltway",
  ]);
  expect(told()).toContain("delete homePage");
  expect(JSON.parse(heard.find(({ body }) => body.includes("voltway"))?.body ?? "")).toMatchObject({
    _type: "caseStudy",
    slug,
  });
  expect(heard.every(({ isSigned }) => isSigned)).toBe(true);
  expect(new Set(heard.map(({ key }) => key)).size).toBe(4);
  await lake.stop();
  await site.close();
}, 60_000);
