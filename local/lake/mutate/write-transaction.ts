import { randomUUID } from "node:crypto";
import { malformed, mutationError } from "../request/lake-error.ts";
import type { Change, LakeDocument } from "../store/lake-document.ts";
import type { Store } from "../store/store.ts";
import { addArrayKeys } from "./add-array-keys.ts";
import { applyPatch } from "./apply-patch.ts";
import { type Mutation, readId } from "./read-mutation.ts";
import { requireRevision } from "./require-revision.ts";

export interface MutationResult {
  id: string;
  operation: "create" | "update" | "delete" | "none";
  document?: LakeDocument;
}

/**
 * A transaction being prepared: each mutation sees what the earlier ones did, nothing is written.
 * `changes()` is what to commit.
 */
export class WriteTransaction {
  readonly id: string;
  readonly timestamp = new Date().toISOString();
  readonly purge: string[] = [];
  readonly #store: Store;
  readonly #addsArrayKeys: boolean;
  readonly #changes = new Map<string, Change>();
  #index = 0;

  constructor(store: Store, id: string, options: { autoGenerateArrayKeys: boolean }) {
    this.#store = store;
    this.id = id;
    this.#addsArrayKeys = options.autoGenerateArrayKeys;
  }

  /** The document as this transaction leaves it so far. */
  read(id: string): LakeDocument | null {
    const change = this.#changes.get(id);
    return change ? change.after : this.#store.get(id);
  }

  /** The same where there must be one: throws a 404, in which `index` is the place in the request. */
  require(id: string, index: number): LakeDocument {
    const document = this.read(id);
    if (document) return document;
    const description = `The document with the ID "${id}" was not found`;
    throw mutationError(404, index, "documentNotFoundError", description, { id });
  }

  changes(): Change[] {
    return [...this.#changes.values()].filter(({ before, after }) => before || after);
  }

  /** Applies one mutation. `index` is its place in the request, for error reports. Throws a LakeError. */
  apply(mutation: Mutation, index: number): MutationResult | null {
    this.#index = index;
    if (mutation.kind === "delete") return this.#delete(mutation.id, mutation.purge);
    if (mutation.kind === "patch") return this.#patch(mutation);
    return this.#create(mutation.kind, mutation.document);
  }

  #create(
    kind: "create" | "createOrReplace" | "createIfNotExists",
    given: Record<string, unknown>,
  ): MutationResult {
    const id = readNewId(given._id);
    const type = given._type;
    if (typeof type !== "string" || !/^[\w.-]{1,128}$/.test(type)) {
      throw malformed(`Document "${id}" must have a "_type" attribute of letters, digits, dots and dashes`);
    }
    const existing = this.read(id);
    if (existing && kind === "createIfNotExists") return { id, operation: "none", document: existing };
    if (existing && kind === "create") {
      const description = `Document by ID "${id}" already exists`;
      throw mutationError(409, this.#index, "documentAlreadyExistsError", description, { id });
    }
    const document: LakeDocument = {
      ...(this.#addsArrayKeys ? addArrayKeys(given) : given),
      _id: id,
      _type: type,
      _rev: this.id,
      _createdAt: readTime(given._createdAt) ?? existing?._createdAt ?? this.timestamp,
      _updatedAt: (kind === "createOrReplace" ? null : readTime(given._updatedAt)) ?? this.timestamp,
    };
    this.#record(id, document, { [kind]: document });
    return { id, operation: existing ? "update" : "create", document };
  }

  #delete(id: string, purge: boolean): MutationResult | null {
    const existing = this.read(id);
    if (!existing) return null;
    if (purge) this.purge.push(id);
    this.#record(id, null, { delete: { id } });
    return { id, operation: "delete", document: existing };
  }

  #patch({ id, patch }: Mutation & { kind: "patch" }): MutationResult {
    const existing = this.require(id, this.#index);
    const { ifRevisionID, ...operations } = patch;
    requireRevision(existing, id, ifRevisionID, this.#index);
    const patched = applyPatch(existing, operations, this.#index);
    const document: LakeDocument = {
      ...(this.#addsArrayKeys ? addArrayKeys(patched) : patched),
      _id: id,
      _type: existing._type,
      _rev: this.id,
      _createdAt: readTime(patched._createdAt) ?? existing._createdAt,
      _updatedAt: this.timestamp,
    };
    this.#record(id, document, { patch: { id, ...operations } });
    return { id, operation: "update", document };
  }

  #record(id: string, after: LakeDocument | null, mutation: Record<string, unknown>): void {
    const earlier = this.#changes.get(id);
    this.#changes.set(id, {
      documentId: id,
      before: earlier ? earlier.before : this.#store.get(id),
      after,
      mutations: [...(earlier?.mutations ?? []), mutation],
      index: this.#index,
    });
  }
}

function readNewId(id: unknown): string {
  if (id === undefined || id === null || id === "") return randomUUID();
  if (typeof id === "string" && id.endsWith(".")) return readId(`${id}${randomUUID()}`);
  return readId(id);
}

function readTime(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" && !Number.isNaN(Date.parse(value))) return value;
  throw malformed(`Invalid timestamp ${JSON.stringify(value)}`);
}
