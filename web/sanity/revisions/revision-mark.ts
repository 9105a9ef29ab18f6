import { createHash } from "node:crypto";
import { attributeOf, findElement } from "#html/elements.ts";
import { readPage } from "#html/page-tree.ts";

export const markName = "content-revisions";

const idLength = 3;
const revisionLength = 2;
const headEnd = "</head>";

export type RevisionMark = {
  /** When the rendering of the page began, in milliseconds. */
  renderedAt: number;
  /** How the page shows a document: in this revision or in another one, or not at all. */
  find: (id: string, revisions: Iterable<string | null>) => "same" | "other" | undefined;
  /** Whether each document that the page shows is among these, in this revision; by its id. */
  showsOnly: (documents: ReadonlyMap<string, string>) => boolean;
};

/**
 * Says in a few letters when a page was rendered and in which revision it shows each document: five letters of hashes
 * for each, enough for telling one document's revisions apart, too few to list what exists.
 */
export function writeMark(renderedAt: number, documents: ReadonlyMap<string, string>): string {
  return `${renderedAt.toString(36)}.${[...documents].map(writePart).sort().join("")}`;
}

/** Reads the mark out of a page's HTML; undefined when there is none. */
export function readMark(html: string): RevisionMark | undefined {
  // The rest of a page is much to read, and says nothing of it.
  const end = html.indexOf(headEnd);
  const mark = findElement(
    readPage(end < 0 ? html : html.slice(0, end)),
    (element) => attributeOf(element, "name") === markName,
  );
  const [, time, list] = /^([0-9a-z]+)\.([\w-]*)$/.exec((mark && attributeOf(mark, "content")) || "") ?? [];
  if (time === undefined || list === undefined) return;
  const parts = list.match(new RegExp(`.{${idLength + revisionLength}}`, "g")) ?? [];
  return {
    renderedAt: Number.parseInt(time, 36),
    find(id, revisions) {
      const own = parts.filter((part) => part.startsWith(shorten(id, idLength)));
      if (own.length === 0) return;
      const wanted = new Set(
        [...revisions].flatMap((revision) => (revision ? shorten(revision, revisionLength) : [])),
      );
      return own.some((part) => wanted.has(part.slice(idLength))) ? "same" : "other";
    },
    showsOnly(documents) {
      const known = writeParts(documents);
      return parts.every((part) => known.has(part));
    },
  };
}

/** Many pages are compared with the same documents. */
const written = new WeakMap<ReadonlyMap<string, string>, ReadonlySet<string>>();

function writeParts(documents: ReadonlyMap<string, string>): ReadonlySet<string> {
  const parts = written.get(documents) ?? new Set([...documents].map(writePart));
  written.set(documents, parts);
  return parts;
}

function writePart([id, revision]: [id: string, revision: string]): string {
  return shorten(id, idLength) + shorten(revision, revisionLength);
}

function shorten(text: string, length: number): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, length);
}
