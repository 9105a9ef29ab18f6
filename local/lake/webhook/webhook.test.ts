import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveInTest } from "../../serve-in-test.ts";
import { createWebhookDelivery, type WebhookDelivery } from "./create-webhook-delivery.ts";
import type { WebhookChange } from "./project-change.ts";

const patiently = { timeout: 10_000 };
const secret = "a-secret-of-more-than-32-characters";
let directory: string;
let database: DatabaseSync;
let receiver: Awaited<ReturnType<typeof serveInTest>>;
let received: { headers: Headers; body: string; revision: string }[];
let answer: (revision: string) => number | Promise<number>;
let delivery: WebhookDelivery;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "lake-webhook-"));
  database = new DatabaseSync(join(directory, "lake.sqlite"));
  database.exec("pragma journal_mode = wal");
  received = [];
  answer = () => 204;
  receiver = await serveInTest(async (request) => {
    const body = await request.text();
    const revision = String(JSON.parse(body)._rev);
    received.push({ headers: request.headers, body, revision });
    return new Response(null, { status: await answer(revision) });
  });
  delivery = create(`${receiver.url}/api/revalidate`);
  delivery.start();
});

afterEach(async () => {
  await delivery.stop();
  database.close();
  await receiver.close();
  rmSync(directory, { recursive: true });
});

function create(url: string): WebhookDelivery {
  return createWebhookDelivery({
    database,
    url,
    secret,
    projectId: "local",
    dataset: "production",
    filter: "_id != 'unheard'",
    projection: `{_id, _rev, _type, title, "previousSlug": before().slug, "operation": delta::operation()}`,
    firstRetryMs: 5,
  });
}

function change(documentId: string, revision: string): WebhookChange {
  const document = {
    _id: documentId,
    _type: "caseStudy",
    _rev: revision,
    title: "Voltway",
    slug: { _type: "slug", current: "voltway" },
  };
  return {
    transactionId: revision,
    documentId,
    operation: "update",
    before: document,
    after: document,
    timestamp: "2026-03-01T10:00:00Z",
  };
}

function write(...changes: WebhookChange[]): void {
  database.exec("begin immediate");
  for (const one of changes) delivery.enqueue(one);
  database.exec("commit");
}

function countWaiting(): unknown {
  return database.prepare("select count(*) as count from webhook_changes").get()?.count;
}

const revisions = () => received.map(({ revision }) => revision);

test("a deleted document is told of with what it was", async () => {
  write({ ...change("caseStudy-voltway", "rev9"), operation: "delete", after: null });
  await expect.poll(revisions, patiently).toEqual(["rev9"]);
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ _type: "caseStudy", operation: "delete" });
});

test("a refusal that no later try could change is dropped, and the next change goes on", async () => {
  const answers = [401, 200];
  answer = () => answers.shift() ?? 200;
  write(change("homePage", "rev1"), change("homePage", "rev2"));
  await expect.poll(countWaiting, patiently).toBe(0);
  expect(revisions()).toEqual(["rev1", "rev2"]);
});

test("what the filter leaves out is never told of and keeps nothing waiting", async () => {
  write(change("unheard", "rev1"), change("homePage", "rev2"));
  await expect.poll(countWaiting, patiently).toBe(0);
  expect(revisions()).toEqual(["rev2"]);
});

test("drafts, versions and rolled back changes are never told of", async () => {
  database.exec("begin immediate");
  delivery.enqueue(change("rolledBack", "rev1"));
  database.exec("rollback");
  write(
    change("drafts.homePage", "rev2"),
    change("versions.rSpring.homePage", "rev3"),
    change("homePage", "rev4"),
  );
  await expect.poll(countWaiting, patiently).toBe(0);
  expect(revisions()).toEqual(["rev4"]);
});

test("nothing is sent while the transaction is still open", async () => {
  database.exec("begin immediate");
  delivery.enqueue(change("homePage", "rev1"));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(received).toEqual([]);
  database.exec("commit");
  await expect.poll(revisions, patiently).toEqual(["rev1"]);
});

test("a failed delivery is repeated with the same key and a fresh signature, and later changes of that document wait", async () => {
  const answers = [500, 429, 503, 502, 200];
  answer = (revision) => (revision === "rev1" ? (answers.shift() ?? 200) : 200);
  write(change("homePage", "rev1"), change("homePage", "rev2"), change("caseStudy-voltway", "other"));
  await expect.poll(countWaiting, patiently).toBe(0);
  expect(revisions().filter((revision) => revision !== "other")).toEqual([
    "rev1",
    "rev1",
    "rev1",
    "rev1",
    "rev1",
    "rev2",
  ]);
  expect(revisions().indexOf("other")).toBeLessThan(revisions().indexOf("rev2"));
  const first = received.filter(({ revision }) => revision === "rev1");
  expect(new Set(first.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  for (const { body, headers } of first) {
    expect(await isValidSignature(body, headers.get(SIGNATURE_HEADER_NAME) ?? "", secret)).toBe(true);
  }
});

test("after ten tries a message is dropped with a word about it, and the next one goes out", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  answer = (revision) => (revision === "bad" ? 503 : 200);
  write(change("homePage", "bad"), change("homePage", "good"));
  await expect.poll(countWaiting, patiently).toBe(0);
  expect(revisions().filter((revision) => revision === "bad")).toHaveLength(10);
  expect(revisions().at(-1)).toBe("good");
  expect(complaint).toHaveBeenCalledWith("Webhook for homePage dropped after 10 tries: 503");
  complaint.mockRestore();
});

test("a message written before a restart is sent after it, in order, though the site was away", async () => {
  await delivery.stop();
  const gone = await serveInTest(() => new Response());
  await gone.close();
  delivery = create(gone.url);
  delivery.start();
  write(change("homePage", "rev1"), change("homePage", "rev2"));
  const tries = () => database.prepare("select max(tries) as tries from webhook_changes").get()?.tries;
  await expect.poll(tries, patiently).toBeGreaterThan(1);
  await delivery.stop();
  database.close();
  database = new DatabaseSync(join(directory, "lake.sqlite"));
  delivery = create(receiver.url);
  delivery.start();
  await expect.poll(revisions, patiently).toEqual(["rev1", "rev2"]);
});

test("a message under way when the lake stops is sent again after the next start", async () => {
  let release = () => {};
  answer = () => new Promise((resolve) => (release = () => resolve(200)));
  write(change("homePage", "rev1"));
  await expect.poll(revisions, patiently).toEqual(["rev1"]);
  await delivery.stop();
  release();
  expect(countWaiting()).toBe(1);
  answer = () => 200;
  delivery.start();
  await expect.poll(revisions, patiently).toEqual(["rev1", "rev1"]);
});

test("a hundred changes of ten documents all arrive, each document's in order", async () => {
  for (let round = 0; round < 10; round++) {
    write(...Array.from({ length: 10 }, (_, index) => change(`doc${index}`, `doc${index}:${round}`)));
  }
  await expect.poll(countWaiting, patiently).toBe(0);
  for (let index = 0; index < 10; index++) {
    const own = revisions().filter((revision) => revision.startsWith(`doc${index}:`));
    expect(own).toEqual(Array.from({ length: 10 }, (_, round) => `doc${index}:${round}`));
  }
});
