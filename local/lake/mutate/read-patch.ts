import { isRecord } from "../request/is-record.ts";
import { malformed } from "../request/lake-error.ts";

type Insert = { items: unknown[] } & ({ before: string } | { after: string } | { replace: string });

export interface PatchOperations {
  ifRevisionID?: string;
  set?: Record<string, unknown>;
  setIfMissing?: Record<string, unknown>;
  unset?: string[];
  inc?: Record<string, number>;
  dec?: Record<string, number>;
  insert?: Insert;
  diffMatchPatch?: Record<string, string>;
}

const known = new Set([
  "id",
  "query",
  "params",
  "ifRevisionID",
  "set",
  "setIfMissing",
  "unset",
  "inc",
  "dec",
  "insert",
  "diffMatchPatch",
]);

/** Checks the operations of a patch. Throws a 400 naming the first one that is not what the API accepts. */
export function readPatch(body: Record<string, unknown>): PatchOperations {
  const patch: PatchOperations = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (!known.has(name)) throw malformed(`Unknown patch operation "${name}"`);
    if (name === "ifRevisionID") {
      if (typeof value !== "string") throw malformed('"ifRevisionID" must be a string');
      patch.ifRevisionID = value;
    } else if (name === "set" || name === "setIfMissing") {
      patch[name] = readRecord(name, value, (_): _ is unknown => true);
    } else if (name === "inc" || name === "dec") {
      patch[name] = readRecord(name, value, isFiniteNumber);
    } else if (name === "diffMatchPatch") {
      patch[name] = readRecord(name, value, isString);
    } else if (name === "unset") {
      if (!Array.isArray(value) || !value.every(isString))
        throw malformed('"unset" must be an array of paths');
      patch.unset = value.map(readPath);
    } else if (name === "insert") {
      patch.insert = readInsert(value);
    }
  }
  return patch;
}

function readRecord<T>(
  name: string,
  value: unknown,
  isMember: (member: unknown) => member is T,
): Record<string, T> {
  if (!isRecord(value)) throw malformed(`"${name}" must be an object`);
  const members: Record<string, T> = {};
  for (const [path, member] of Object.entries(value)) {
    if (!isMember(member)) throw malformed(`The value of "${name}" at "${path}" is of the wrong type`);
    members[readPath(path)] = member;
  }
  return members;
}

function readInsert(value: unknown): Insert {
  if (!isRecord(value) || !Array.isArray(value.items))
    throw malformed('"insert" must have an array of items');
  const { items } = value;
  if (typeof value.before === "string") return { before: readPath(value.before), items };
  if (typeof value.after === "string") return { after: readPath(value.after), items };
  if (typeof value.replace === "string") return { replace: readPath(value.replace), items };
  throw malformed('"insert" must say before, after or replace');
}

/** Writes `[*]` as `[0:]`, the same to JSONMatch, because @sanity/mutator knows only the second. */
function readPath(path: string): string {
  return path.replaceAll(/'[^']*'|"[^"]*"|\[\*\]/g, (part) => (part === "[*]" ? "[0:]" : part));
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
