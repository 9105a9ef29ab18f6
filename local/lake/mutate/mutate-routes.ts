import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Queue } from "../../../process/create-queue.ts";
import { author } from "../project/author.ts";
import type { QueryPool } from "../query/query-pool.ts";
import { isRecord } from "../request/is-record.ts";
import { gatewayError, malformed } from "../request/lake-error.ts";
import { readJson } from "../request/read-json.ts";
import type { LakeDocument } from "../store/lake-document.ts";
import type { Store } from "../store/store.ts";
import { type Mutation, readMutations, type SubmittedMutation } from "./read-mutation.ts";
import { type MutationResult, WriteTransaction } from "./write-transaction.ts";

/** Sanity's own limit on the body of a mutation request. */
export const maxMutationBytes = 4 * 1024 * 1024;

/** POST /data/mutate/:dataset. */
export function createMutateRoutes(store: Store, inTurn: Queue, queries: QueryPool): Hono {
  return new Hono().post("/data/mutate/:dataset", async (context) => {
    const body = await readJson(context, maxMutationBytes);
    if (!isRecord(body)) throw gatewayError(400, "The request body must be an object");
    const flags = context.req.query();
    const submitted = readMutations(body.mutations);
    const transactionId = readTransactionId(body.transactionId ?? flags.transactionId);
    const results = await inTurn(async () => {
      const earlier = store.findResults(transactionId);
      if (earlier) return recallResults(store, earlier);
      const transaction = new WriteTransaction(store, transactionId, {
        autoGenerateArrayKeys: flags.autoGenerateArrayKeys === "true",
      });
      const results = await applyAll(submitted, transaction, queries);
      commitTransaction(store, transaction, results, flags.dryRun === "true");
      return results;
    });
    return context.json({
      transactionId,
      results: results.map(({ id, operation, document }) => ({
        ...(flags.returnIds === "true" || flags.returnDocuments === "true" ? { id } : {}),
        ...(flags.returnDocuments === "true" ? { document } : {}),
        operation,
      })),
    });
  });
}

async function applyAll(
  submitted: SubmittedMutation[],
  transaction: WriteTransaction,
  queries: QueryPool,
): Promise<MutationResult[]> {
  const results: (MutationResult | null)[] = [];
  for (const [index, mutation] of submitted.entries()) {
    for (const single of await selectDocuments(mutation, queries)) {
      results.push(transaction.apply(single, index));
    }
  }
  return results.filter((result) => result !== null);
}

/** Turns a mutation by query into one mutation per document that the query selects now. */
async function selectDocuments(mutation: SubmittedMutation, queries: QueryPool): Promise<Mutation[]> {
  if (mutation.kind !== "deleteByQuery" && mutation.kind !== "patchByQuery") return [mutation];
  const { result } = await queries.run({ ...mutation.selection, perspective: "raw" });
  const selected: unknown = JSON.parse(result);
  const items = Array.isArray(selected) ? selected : [selected];
  return items.filter(isRecord).map(({ _id }) => {
    const id = String(_id);
    return mutation.kind === "deleteByQuery"
      ? { kind: "delete", id, purge: mutation.purge }
      : { kind: "patch", id, patch: mutation.patch };
  });
}

/** Commits a prepared transaction, remembering its results so that the same submission again answers the same. */
export function commitTransaction(
  store: Store,
  transaction: WriteTransaction,
  results: MutationResult[],
  dryRun = false,
): void {
  store.commit({
    transactionId: transaction.id,
    timestamp: transaction.timestamp,
    author: author.id,
    changes: transaction.changes(),
    results: results.map(({ id, operation }) => ({ id, operation })),
    purge: transaction.purge,
    dryRun,
  });
}

function recallResults(store: Store, results: unknown[]): MutationResult[] {
  return results.filter(isRecord).map(({ id, operation }) => ({
    id: String(id),
    operation:
      operation === "create" || operation === "update" || operation === "delete" ? operation : "none",
    document: store.get(String(id)) ?? undefined,
  }));
}

/** The submitted transaction id, or a new one. Throws a 400 when it could not be a revision. */
export function readTransactionId(value: unknown): string {
  if (value === undefined || value === null || value === "") return randomBytes(11).toString("base64url");
  if (typeof value === "string" && /^[\w.~-]{1,128}$/.test(value)) return value;
  throw malformed(`Invalid transaction ID: ${JSON.stringify(value)}`);
}

/** Stores a document in a transaction of its own unless its id is there already. Returns the stored one. */
export function saveDocument(
  store: Store,
  inTurn: Queue,
  document: Record<string, unknown>,
): Promise<LakeDocument> {
  return inTurn(async () => {
    const transaction = new WriteTransaction(store, readTransactionId(undefined), {
      autoGenerateArrayKeys: false,
    });
    const result = transaction.apply({ kind: "createIfNotExists", document }, 0);
    if (!result?.document) throw new Error(`Could not store ${document._id}`);
    if (result.operation === "create") commitTransaction(store, transaction, [result]);
    return result.document;
  });
}
