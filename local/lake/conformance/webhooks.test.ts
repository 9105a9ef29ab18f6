import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { assert, describe, expect } from "vitest";
import { newId } from "./content.ts";
import { type HeardHook, hookSecret, type Lake, test } from "./lake-test.ts";

const slug = (current: string) => ({ _type: "slug", current });

/** The webhooks about a document, once there are enough of them. */
async function hooksOf({ hooks }: Lake, id: string, count = 1): Promise<HeardHook[]> {
  for (let tries = 0; tries < 1500; tries++) {
    const own = hooks.filter(({ documentId }) => documentId === id);
    if (own.length >= count) return own;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`No ${count} webhooks about ${id}`);
}

/** The webhook about a document that was just made. */
async function hookOfCreation(lake: Lake) {
  const id = newId();
  const document = await lake.client.create({ _id: id, _type: "claim", title: "One", slug: slug("one") });
  const [hook] = await hooksOf(lake, id);
  assert(hook);
  return { document, hook, header: (name: string) => hook.headers.get(name) };
}

describe("GROQ-powered webhooks (sanity.io/docs/webhooks)", () => {
  test("trigger on create, update, delete", async ({ lake }) => {
    const { document } = await hookOfCreation(lake);
    await lake.client.patch(document._id).set({ title: "Two" }).commit();
    await lake.client.delete(document._id);
    const hooks = await hooksOf(lake, document._id, 3);
    expect(hooks.map(({ headers }) => headers.get("sanity-operation"))).toEqual([
      "create",
      "update",
      "delete",
    ]);
  });

  test("filter", async ({ lake }) => {
    const [unheard, heard] = [newId(), newId()];
    await lake.client.create({ _id: unheard, _type: "unheard" });
    await lake.client.create({ _id: heard, _type: "claim" });
    await hooksOf(lake, heard);
    expect(lake.hooks.some(({ documentId }) => documentId === unheard)).toBe(false);
  });

  test("projection", async ({ lake }) => {
    const { document, hook } = await hookOfCreation(lake);
    expect(JSON.parse(hook.body)).toEqual({
      ...{ _id: document._id, title: "One" },
      ...{ was: null, is: "One", operation: "create" },
    });
  });

  test("before(), after() and delta:: functions", async ({ lake }) => {
    const { document } = await hookOfCreation(lake);
    await lake.client.patch(document._id).set({ title: "Two" }).commit();
    const [, hook] = await hooksOf(lake, document._id, 2);
    const { was, is, operation } = JSON.parse(hook?.body ?? "");
    expect([was, is, operation]).toEqual(["One", "Two", "update"]);
  });

  test("drafts and versions — differs: never told of", async ({ lake }) => {
    const id = newId();
    for (const prefix of ["drafts.", "versions.may.", ""]) {
      await lake.client.create({ _id: prefix + id, _type: "claim" });
    }
    await hooksOf(lake, id);
    expect(lake.hooks.some(({ documentId }) => /^(drafts|versions)\./.test(documentId ?? ""))).toBe(false);
  });

  test("HTTP method — differs: always POST", async ({ lake }) => {
    expect((await hookOfCreation(lake)).hook.method).toBe("POST");
  });

  test("HTTP headers — differs: none of one's own", async ({ lake }) => {
    const { hook } = await hookOfCreation(lake);
    const usual =
      /^(accept|accept-.*|connection|content-.*|host|idempotency-key|sanity-.*|sec-.*|user-agent)$/;
    for (const name of hook.headers.keys()) expect(name).toMatch(usual);
  });

  test("idempotency-key", async ({ lake }) => {
    const [one, other] = [await hookOfCreation(lake), await hookOfCreation(lake)];
    expect(one.header("idempotency-key")).toBeTruthy();
    expect(one.header("idempotency-key")).not.toBe(other.header("idempotency-key"));
  });

  test("sanity-transaction-id, sanity-transaction-time", async ({ lake }) => {
    const { document, header } = await hookOfCreation(lake);
    expect(header("sanity-transaction-id")).toBe(document._rev);
    expect(header("sanity-transaction-time")).toBe(document._updatedAt);
  });

  test("sanity-project-id, sanity-dataset, sanity-document-id", async ({ lake }) => {
    const { document, header } = await hookOfCreation(lake);
    const names = ["sanity-project-id", "sanity-dataset", "sanity-document-id"];
    expect(names.map(header)).toEqual(["local", "production", document._id]);
  });

  test("sanity-webhook-id — differs: always `local`", async ({ lake }) => {
    expect((await hookOfCreation(lake)).header("sanity-webhook-id")).toBe("local");
  });

  test("sanity-operation", async ({ lake }) => {
    expect((await hookOfCreation(lake)).header("sanity-operation")).toBe("create");
  });

  test("sanity-webhook-signature", async ({ lake }) => {
    const { hook, header } = await hookOfCreation(lake);
    const signature = header(SIGNATURE_HEADER_NAME) ?? "";
    expect(await isValidSignature(hook.body, signature, hookSecret)).toBe(true);
    expect(await isValidSignature(`${hook.body} `, signature, hookSecret)).toBe(false);
  });

  test("another try after 429 and 5xx — differs: ten times within about four minutes", async ({ lake }) => {
    const id = newId();
    lake.refusedOnce.add(id);
    await lake.client.create({ _id: id, _type: "claim" });
    const [first, second] = await hooksOf(lake, id, 2);
    expect(first?.headers.get("idempotency-key")).toBe(second?.headers.get("idempotency-key"));
    expect(first?.body).toBe(second?.body);
  });
});
