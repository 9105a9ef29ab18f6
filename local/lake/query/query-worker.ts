import { parentPort, workerData } from "node:worker_threads";
import { LakeError } from "../request/lake-error.ts";
import { DocumentCache } from "./document-cache.ts";
import { evaluateQuery } from "./evaluate-query.ts";
import { queryError } from "./parse-query.ts";
import type { QueryRequest, WorkerMessage } from "./query-request.ts";

const { path, project } = workerData;
const cache = new DocumentCache(path);

parentPort?.on("message", (request: QueryRequest) => parentPort?.postMessage(answer(request)));
parentPort?.postMessage({ kind: "ready" } satisfies WorkerMessage);

function answer(request: QueryRequest): WorkerMessage {
  try {
    return { kind: "answer", answer: evaluateQuery(request, cache.dataset(request), project) };
  } catch (error) {
    const { body, message } = error instanceof LakeError ? error : queryError(request.query, error);
    return { kind: "refusal", status: 400, body, description: message };
  }
}
