import { DatabaseSync } from "node:sqlite";
import type { LakeDocument } from "../store/lake-document.ts";
import { type Perspective, resolvePerspective } from "./perspective.ts";
import type { QueryRequest } from "./query-request.ts";

export interface Dataset {
  documents: LakeDocument[];
  byId: Map<string, LakeDocument>;
}

/** How many perspectives are kept resolved at once. */
const maxDatasets = 8;

/** The documents of a database file in memory, brought up to date from its revisions before each query. */
export class DocumentCache {
  readonly #database: DatabaseSync;
  readonly #documents = new Map<string, LakeDocument>();
  readonly #datasets = new Map<string, Dataset>();
  #sequence = 0;

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    this.#database.exec("begin");
    this.#sequence = this.#lastSequence();
    for (const row of this.#database.prepare("select body from documents").iterate()) {
      const document: LakeDocument = JSON.parse(String(row.body));
      this.#documents.set(document._id, document);
    }
    this.#database.exec("commit");
  }

  /** The documents of a perspective as they are now. */
  dataset({ perspective, isAnonymous = false }: QueryRequest): Dataset {
    this.#catchUp();
    const key = `${isAnonymous} ${perspective}`;
    const known = this.#datasets.get(key);
    if (known) return known;
    if (this.#datasets.size >= maxDatasets) this.#datasets.clear();
    const dataset = this.#resolve(perspective, isAnonymous);
    this.#datasets.set(key, dataset);
    return dataset;
  }

  #resolve(perspective: Perspective, isAnonymous: boolean): Dataset {
    const visible = [...this.#documents.values()].filter(({ _id }) => !isAnonymous || !_id.includes("."));
    const documents = resolvePerspective(visible, perspective);
    return { documents, byId: new Map(documents.map((document) => [document._id, document])) };
  }

  #catchUp(): void {
    const last = this.#lastSequence();
    if (last === this.#sequence) return;
    const rows = this.#database
      .prepare(
        "select document_id, body from revisions where sequence > ? and sequence <= ? order by sequence",
      )
      .iterate(this.#sequence, last);
    for (const { document_id: id, body } of rows) {
      if (body === null) this.#documents.delete(String(id));
      else this.#documents.set(String(id), JSON.parse(String(body)));
    }
    this.#sequence = last;
    this.#datasets.clear();
  }

  #lastSequence(): number {
    const row = this.#database.prepare("select max(sequence) as last from transactions").get();
    return Number(row?.last ?? 0);
  }
}
