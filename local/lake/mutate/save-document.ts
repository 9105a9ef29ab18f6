import type { LakeDocument } from "../store/lake-document.ts";
import type { Store } from "../store/store.ts";
import { commitTransaction, readTransactionId } from "./mutate-routes.ts";
import type { WriteQueue } from "./write-queue.ts";
import { WriteTransaction } from "./write-transaction.ts";

/** Stores a document in a transaction of its own unless its id is there already. Returns the stored one. */
export function saveDocument(
  store: Store,
  queue: WriteQueue,
  document: Record<string, unknown>,
): Promise<LakeDocument> {
  return queue.run(async () => {
    const transaction = new WriteTransaction(store, readTransactionId(undefined), {
      autoGenerateArrayKeys: false,
    });
    const result = transaction.apply({ kind: "createIfNotExists", document }, 0);
    if (!result?.document) throw new Error(`Could not store ${document._id}`);
    if (result.operation === "create") commitTransaction(store, transaction, [result]);
    return result.document;
  });
}
