/** A stored document. The five attributes are always there; everything else is the owner's content. */
export interface LakeDocument {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [attribute: string]: unknown;
}

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
