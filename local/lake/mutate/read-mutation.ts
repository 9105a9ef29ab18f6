import { splitId } from "../query/perspective.ts";
import { isRecord } from "../request/is-record.ts";
import { malformed } from "../request/lake-error.ts";
import { type PatchOperations, readPatch } from "./read-patch.ts";

interface Selection {
  query: string;
  params: Record<string, unknown>;
}

/** A mutation whose shape was checked. `purge` forgets the deleted document's history. */
export type Mutation =
  | { kind: "create" | "createOrReplace" | "createIfNotExists"; document: Record<string, unknown> }
  | { kind: "delete"; id: string; purge: boolean }
  | { kind: "patch"; id: string; patch: PatchOperations };

/** A mutation as submitted: it may name its documents by a query. */
export type SubmittedMutation =
  | Mutation
  | { kind: "deleteByQuery"; selection: Selection; purge: boolean }
  | { kind: "patchByQuery"; selection: Selection; patch: PatchOperations };

/** Reads the `mutations` array of a request body. Throws a 400 that says what is wrong with which of them. */
export function readMutations(value: unknown): SubmittedMutation[] {
  if (!Array.isArray(value)) throw malformed('"mutations" must be an array');
  return value.map(readMutation);
}

function readMutation(value: unknown): SubmittedMutation {
  if (!isRecord(value)) throw malformed("A mutation must be an object");
  const [kind, ...others] = Object.keys(value);
  if (kind === undefined || others.length > 0) throw malformed("A mutation must hold exactly one operation");
  const body = value[kind];
  if (!isRecord(body)) throw malformed(`The value of "${kind}" must be an object`);
  if (kind === "create" || kind === "createOrReplace" || kind === "createIfNotExists") {
    return { kind, document: body };
  }
  if (kind === "delete") {
    const purge = body.purge === true;
    if (typeof body.query === "string")
      return { kind: "deleteByQuery", selection: readSelection(body), purge };
    return { kind, id: readId(body.id), purge };
  }
  if (kind === "patch") {
    const patch = readPatch(body);
    if (typeof body.query === "string")
      return { kind: "patchByQuery", selection: readSelection(body), patch };
    return { kind, id: readId(body.id), patch };
  }
  throw malformed(`Unknown mutation "${kind}"`);
}

function readSelection(body: Record<string, unknown>): Selection {
  const params = body.params ?? {};
  if (!isRecord(params)) throw malformed('"params" must be an object');
  return { query: String(body.query), params };
}

/** Checks a document id. Throws a 400 when it has other characters than a-z, A-Z, 0-9, `_`, `-` and `.`. */
export function readId(id: unknown): string {
  const isWellFormed = typeof id === "string" && /^[\w-][\w.-]{0,255}$/.test(id) && !id.includes("..");
  if (isWellFormed && splitId(id).publishedId !== "") return id;
  throw malformed(`Malformed document ID: ${JSON.stringify(id)}`);
}
