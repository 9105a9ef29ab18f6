import type { SanityClient } from "@sanity/client";
import { expect } from "vitest";

export type Evaluation = [what: string, query: string, expected: unknown, params?: Record<string, unknown>];

/** Passes when the query gives what is expected. */
export async function expectResult(
  [, query, expected, params = {}]: Evaluation,
  { client }: { client: SanityClient },
): Promise<void> {
  expect(await client.fetch(query, params)).toEqual(expected);
}
