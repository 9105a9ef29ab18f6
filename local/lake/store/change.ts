import type { LakeDocument } from "./lake-document.ts";

/** What one transaction did to one document. `index` is the mutation that touched it last, for error reports. */
export interface Change {
  documentId: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  mutations: Record<string, unknown>[];
  index: number;
}

/** A committed transaction. `sequence` counts up by one a transaction and orders the whole history. */
export interface Commit {
  sequence: number;
  transactionId: string;
  timestamp: string;
  author: string;
  changes: Change[];
}
