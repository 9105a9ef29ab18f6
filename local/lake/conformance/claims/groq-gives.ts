import assert from "node:assert/strict";
import { absent, type Claim, works } from "../claim.ts";

type Query = [query: string, expected: unknown, params?: Record<string, unknown>];

/** Works when each query gives what is expected. */
export const gives = (...queries: Query[]): Claim =>
  works(async ({ client }) => {
    for (const [query, expected, params] of queries) {
      assert.deepEqual(await client.fetch(query, params ?? {}), expected, query);
    }
  });

/** For what groq-js has not: the lake must refuse it before it looks at any document. */
export const unsupported = (query: string, why?: string): Claim =>
  absent(400, /not supported by the local lake|Undefined function/, ({ client }) => client.fetch(query), why);
