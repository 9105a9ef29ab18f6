import { Hono } from "hono";
import type { Queue } from "../../../process/create-queue.ts";
import { commitTransaction, maxMutationBytes, readTransactionId } from "../mutate/mutate-routes.ts";
import { WriteTransaction } from "../mutate/write-transaction.ts";
import { isRecord } from "../request/is-record.ts";
import { gatewayError, LakeError, malformed } from "../request/lake-error.ts";
import { readJson } from "../request/read-json.ts";
import type { Store } from "../store/store.ts";
import {
  type Action,
  createDocument,
  createVersion,
  deleteDocument,
  discardDraft,
  editDocument,
  publishDocument,
  replaceDraft,
  replaceVersion,
  unpublishDocument,
  unpublishVersion,
} from "./document-actions.ts";

const actions = new Map<unknown, Action>([
  ["sanity.action.document.create", createDocument],
  ["sanity.action.document.edit", editDocument],
  ["sanity.action.document.publish", publishDocument],
  ["sanity.action.document.unpublish", unpublishDocument],
  ["sanity.action.document.delete", deleteDocument],
  ["sanity.action.document.discard", discardDraft],
  ["sanity.action.document.replaceDraft", replaceDraft],
  ["sanity.action.document.version.create", createVersion],
  ["sanity.action.document.version.discard", discardDraft],
  ["sanity.action.document.version.replace", replaceVersion],
  ["sanity.action.document.version.unpublish", unpublishVersion],
]);

/** POST /data/actions/:dataset, and GET, by which the Studio asks whether there are actions at all. */
export function createActionRoutes(store: Store, inTurn: Queue): Hono {
  return new Hono()
    .get("/data/actions/:dataset", (context) =>
      context.json({ enabled: true, compatibleStudioVersions: "*" }),
    )
    .post("/data/actions/:dataset", async (context) => {
      const body = await readJson(context, maxMutationBytes);
      if (!isRecord(body)) throw gatewayError(400, "The request body must be an object");
      const submitted = body.actions;
      if (!Array.isArray(submitted)) throw malformed('"actions" must be an array');
      const transactionId = readTransactionId(body.transactionId);
      await inTurn(async () => {
        if (store.findResults(transactionId)) return;
        const transaction = new WriteTransaction(store, transactionId, { autoGenerateArrayKeys: true });
        try {
          for (const [index, action] of submitted.entries()) perform(transaction, action, index);
          commitTransaction(store, transaction, [], body.dryRun === true);
        } catch (error) {
          throw asActionError(error);
        }
      });
      return context.json({ transactionId });
    });
}

function perform(transaction: WriteTransaction, action: unknown, index: number): void {
  if (!isRecord(action)) throw malformed("An action must be an object");
  const run = actions.get(action.actionType);
  if (!run) throw malformed(`Unsupported action type ${JSON.stringify(action.actionType)}`);
  run(transaction, action, index);
}

/** The same refusal, called an error of the actions instead of the mutations. */
function asActionError(error: unknown): unknown {
  if (!(error instanceof LakeError) || !isRecord(error.body.error)) return error;
  if (error.body.error.type !== "mutationError") return error;
  const description = error.message.replace("The mutation(s) failed", "The action(s) failed");
  return new LakeError(
    error.status,
    { error: { ...error.body.error, description, type: "actionError" } },
    description,
  );
}
