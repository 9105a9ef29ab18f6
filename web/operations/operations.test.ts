import { expect, test } from "vitest";
import { describePath } from "./describe-path.ts";
import { missedAddresses, noteMissedAddress } from "./missed-addresses.ts";
import { noteTrouble, troubles } from "./troubles.ts";

const take = (tally: typeof troubles) => tally.handOver(async (list) => list);

test.each([
  ["/services/wordpress?email=ada@example.com", "/services/wordpress"],
  ["/calls/Zk3v9QpL2mXw8RtY6uBn1cDe", "/calls/…"],
  ["/api/calls/Zk3v9QpL2mXw8RtY6uBn1cDe?x", "/api/calls/…"],
  ["/projects/5b0e8f0e-0000-4000-8000-000000000001/messages", "/projects/…/messages"],
  ["/api/contact", "/api/contact"],
  ["/people/ada@example.com", "/people/…"],
  [`/${"a/".repeat(200)}`, "/a/a/a/a/a/a"],
])("the alert names %s as %s", (address, described) => {
  expect(describePath(address)).toBe(described);
});

test("what happens again is counted and says nothing personal, and a flood of different things is cut", async () => {
  await take(troubles);
  for (const who of ["Ada", "Eve"])
    noteTrouble(
      "error",
      `POST /api/contact: "${who}" ${who}@example.com refused from 203.0.113.${who.length}`,
    );
  for (let index = 0; index < 500; index++) noteTrouble("slow", `GET /page-${index}`);
  const taken = await take(troubles);
  expect(taken).toHaveLength(100);
  expect(taken[0]).toEqual(["error POST /api/contact: [text] [email] refused from [address]", 2]);
  expect(await take(troubles)).toEqual([]);
});

test("what could not be stored is stored with the next list", async () => {
  await take(troubles);
  noteTrouble("error", "GET / answered 500");
  const failing = troubles.handOver(async () => {
    noteTrouble("error", "GET / answered 500");
    throw new Error("away");
  });
  await expect(failing).rejects.toThrow("away");
  expect(await take(troubles)).toEqual([["error GET / answered 500", 2]]);
});

test("a missed address is one that a browser went to, and nothing that says who went there", async () => {
  const headers = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const url of [
    "/old-page?utm=1",
    "/old-page/",
    "/calls/Zk3v9QpL2mXw8RtY6uBn1cDe",
    "/",
    "//evil.example",
  ])
    noteMissedAddress({ method: "GET", url, headers });
  noteMissedAddress({ method: "GET", url: "/wp-login.php", headers: {} });
  noteMissedAddress({ method: "POST", url: "/posted", headers });
  noteMissedAddress({ method: "GET", url: "/ahead", headers: { ...headers, "sec-purpose": "prefetch" } });
  expect(await take(missedAddresses)).toEqual([["/old-page", 2]]);
});
