import assert from "node:assert/strict";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { type Claim, type Claims, differs, through, works } from "../claim.ts";
import { type HeardHook, hookSecret, type LakeInClaims } from "../start-lake-for-claims.ts";
import { newId } from "./content.ts";

const slug = (current: string) => ({ _type: "slug", current });

/** The webhooks about a document, once there are enough of them. */
async function hooksOf({ hooks }: LakeInClaims, id: string, count = 1): Promise<HeardHook[]> {
  for (let tries = 0; tries < 1500; tries++) {
    const own = hooks.filter(({ documentId }) => documentId === id);
    if (own.length >= count) return own;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`No ${count} webhooks about ${id}`);
}

/** The webhook about a document that was just made. */
async function hookOfCreation(lake: LakeInClaims) {
  const id = newId();
  const document = await lake.client.create({ _id: id, _type: "claim", title: "One", slug: slug("one") });
  const [hook] = await hooksOf(lake, id);
  assert(hook);
  return { document, hook, header: (name: string) => hook.headers.get(name) };
}

const received = (claim: Claim): Claim => through("@sanity/client, @sanity/webhook", claim);

export const webhookClaims: Claims = {
  "trigger on create, update, delete": works(async (lake) => {
    const { document } = await hookOfCreation(lake);
    await lake.client.patch(document._id).set({ title: "Two" }).commit();
    await lake.client.delete(document._id);
    const hooks = await hooksOf(lake, document._id, 3);
    assert.deepEqual(
      hooks.map(({ headers }) => headers.get("sanity-operation")),
      ["create", "update", "delete"],
    );
  }),
  filter: works(async (lake) => {
    const [unheard, heard] = [newId(), newId()];
    await lake.client.create({ _id: unheard, _type: "unheard" });
    await lake.client.create({ _id: heard, _type: "claim" });
    await hooksOf(lake, heard);
    assert(!lake.hooks.some(({ documentId }) => documentId === unheard));
  }),
  projection: works(async (lake) => {
    const { document, hook } = await hookOfCreation(lake);
    assert.deepEqual(JSON.parse(hook.body), {
      ...{ _id: document._id, title: "One" },
      ...{ was: null, is: "One", operation: "create" },
    });
  }),
  "before(), after() and delta:: functions": works(async (lake) => {
    const { document } = await hookOfCreation(lake);
    await lake.client.patch(document._id).set({ title: "Two" }).commit();
    const [, hook] = await hooksOf(lake, document._id, 2);
    const { was, is, operation } = JSON.parse(hook?.body ?? "");
    assert.deepEqual([was, is, operation], ["One", "Two", "update"]);
  }),
  "drafts and versions": differs("never told of", async (lake) => {
    const id = newId();
    for (const prefix of ["drafts.", "versions.may.", ""]) {
      await lake.client.create({ _id: prefix + id, _type: "claim" });
    }
    await hooksOf(lake, id);
    assert(!lake.hooks.some(({ documentId }) => /^(drafts|versions)\./.test(documentId ?? "")));
  }),
  "HTTP method": differs("always POST", async (lake) => {
    assert.equal((await hookOfCreation(lake)).hook.method, "POST");
  }),
  "HTTP headers": differs("none of one's own", async (lake) => {
    const { hook } = await hookOfCreation(lake);
    const usual =
      /^(accept|accept-.*|connection|content-.*|host|idempotency-key|sanity-.*|sec-.*|user-agent)$/;
    for (const name of hook.headers.keys()) assert.match(name, usual);
  }),
  "idempotency-key": works(async (lake) => {
    const [one, other] = [await hookOfCreation(lake), await hookOfCreation(lake)];
    assert(one.header("idempotency-key"));
    assert.notEqual(one.header("idempotency-key"), other.header("idempotency-key"));
  }),
  "sanity-transaction-id, sanity-transaction-time": works(async (lake) => {
    const { document, header } = await hookOfCreation(lake);
    assert.equal(header("sanity-transaction-id"), document._rev);
    assert.equal(header("sanity-transaction-time"), document._updatedAt);
  }),
  "sanity-project-id, sanity-dataset, sanity-document-id": works(async (lake) => {
    const { document, header } = await hookOfCreation(lake);
    const names = ["sanity-project-id", "sanity-dataset", "sanity-document-id"];
    assert.deepEqual(names.map(header), ["local", "production", document._id]);
  }),
  "sanity-webhook-id": differs("always `local`", async (lake) => {
    assert.equal((await hookOfCreation(lake)).header("sanity-webhook-id"), "local");
  }),
  "sanity-operation": works(async (lake) => {
    assert.equal((await hookOfCreation(lake)).header("sanity-operation"), "create");
  }),
  "sanity-webhook-signature": received(
    works(async (lake) => {
      const { hook, header } = await hookOfCreation(lake);
      const signature = header(SIGNATURE_HEADER_NAME) ?? "";
      assert.equal(await isValidSignature(hook.body, signature, hookSecret), true);
      assert.equal(await isValidSignature(`${hook.body} `, signature, hookSecret), false);
    }),
  ),
  "another try after 429 and 5xx": differs("ten times within about four minutes", async (lake) => {
    const id = newId();
    lake.refusedOnce.add(id);
    await lake.client.create({ _id: id, _type: "claim" });
    const [first, second] = await hooksOf(lake, id, 2);
    assert.equal(first?.headers.get("idempotency-key"), second?.headers.get("idempotency-key"));
    assert.equal(first?.body, second?.body);
  }),
};
