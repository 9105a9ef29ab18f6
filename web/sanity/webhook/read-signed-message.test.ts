import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, test } from "vitest";
import { readSignedMessage } from "./read-signed-message.ts";

const secret = "a-secret-of-more-than-32-characters";
const now = Date.parse("2026-03-01T12:00:00Z");
const minute = 60_000;
const body = JSON.stringify({ _id: "homePage", _type: "homePage", slug: { _type: "slug", current: "a" } });

async function read(sent: {
  body?: string;
  signed?: string;
  secret?: string;
  at?: number;
  header?: string | null;
}) {
  const signature =
    sent.header === undefined
      ? await encodeSignatureHeader(sent.signed ?? sent.body ?? body, sent.at ?? now, sent.secret ?? secret)
      : sent.header;
  const request = new Request("http://localhost:3000/api/revalidate", {
    method: "POST",
    body: sent.body ?? body,
    headers: signature === null ? {} : { [SIGNATURE_HEADER_NAME]: signature },
  });
  return readSignedMessage(request, secret, now);
}

test("a signed message is accepted, its slug as a word", async () => {
  expect(await read({})).toEqual({
    isAccepted: true,
    message: { _id: "homePage", _type: "homePage", operation: "update", slug: "a" },
  });
});

test("a message without slug or type is accepted as it is", async () => {
  expect(await read({ body: '{"_id":"x","_type":null,"slug":7}' })).toMatchObject({
    isAccepted: true,
    message: { _type: null, slug: null },
  });
});

test.each([
  ["unsigned", { header: null }],
  ["signed with nonsense", { header: "nonsense" }],
  ["signed with an empty signature", { header: `t=${now},v1=` }],
  ["signed with another secret", { secret: "another-secret-of-32-characters-or-so" }],
  ["altered after signing", { signed: body.replace("homePage", "brandKit") }],
  ["signed more than five minutes ago", { at: now - 5 * minute - 1 }],
  ["signed more than five minutes ahead", { at: now + 5 * minute + 1 }],
  ["empty and unsigned", { body: "", header: null }],
])("a message that is %s answers 401", async (_, sent) => {
  expect(await read(sent)).toMatchObject({ isAccepted: false, status: 401 });
});

test("a message signed just under five minutes ago is accepted", async () => {
  expect(await read({ at: now - 5 * minute })).toMatchObject({ isAccepted: true });
});

test.each(["not json", "null", "[]", '"text"', '{"_type":7}'])("a signed %s answers 400", async (text) => {
  expect(await read({ body: text })).toMatchObject({ isAccepted: false, status: 400 });
});

test("a signed message above 16 KB answers 413", async () => {
  const long = JSON.stringify({ _type: "homePage", text: "x".repeat(16 * 1024) });
  expect(await read({ body: long })).toMatchObject({ isAccepted: false, status: 413 });
});
