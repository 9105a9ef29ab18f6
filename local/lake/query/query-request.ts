import type { Perspective } from "./perspective.ts";

/** A query as a worker gets it. */
export interface QueryRequest {
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
  /** Leave out documents with a dot in their id, as for a visitor without a token. */
  isAnonymous?: boolean;
  withSourceMap?: boolean;
}

/** JSON texts, so that a large result is serialised once only. */
export interface QueryAnswer {
  result: string;
  sourceMap?: string;
}

/** What a worker sends back: ready to work, an answer, or a refusal. */
export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "answer"; answer: QueryAnswer }
  | { kind: "refusal"; status: 400; body: Record<string, unknown>; description: string };
