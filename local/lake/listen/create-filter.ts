import { createContext, Script } from "node:vm";
import { evaluateSync } from "groq-js";
import { parseQuery, queryError } from "../query/parse-query.ts";
import { LakeError } from "../request/lake-error.ts";
import type { LakeDocument } from "../store/lake-document.ts";

// Wall time: beside other work a plain query waits for its turn too.
const maxMilliseconds = 2000;

export type Filter = (document: LakeDocument | null) => boolean;

/** The test of a listener's query on one document at a time, as the API does it: no joins. */
export function createFilter(query: string, params: Record<string, unknown>): Filter {
  const tree = limitQuery(query, () => parseQuery(query, params, () => []));
  return (document) => {
    if (!document) return false;
    const { data } = evaluateSync(tree, { dataset: [document], params });
    return Array.isArray(data) ? data.length > 0 : data !== null && data !== false;
  };
}

/** Runs work with a listener's query. Throws a 400 queryParseError when the work fails or takes too long. */
export function limitQuery<T>(query: string, work: () => T): T {
  try {
    return withTimeLimit(maxMilliseconds, work);
  } catch (error) {
    throw error instanceof LakeError ? error : queryError(query, error);
  }
}

const sandbox = { run: (): void => {} };
const context = createContext(sandbox);
const script = new Script("run()");

/** Runs synchronous work and throws when it takes longer than the limit, in milliseconds. Not to be nested. */
function withTimeLimit<T>(milliseconds: number, work: () => T): T {
  let outcome: { value: T } | undefined;
  sandbox.run = () => {
    outcome = { value: work() };
  };
  script.runInContext(context, { timeout: milliseconds });
  if (!outcome) throw new Error("The work did not finish");
  return outcome.value;
}
