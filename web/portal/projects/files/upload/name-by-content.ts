import { readEnding, withEnding } from "schemas/requests/file-upload.ts";
import { fileKinds, otherEndings, ownEndings, programs } from "./file-kinds.ts";
import type { Content } from "./find-content.ts";

export type NamedFile = { name: string; mime: string };

/**
 * A file's name and type by its content: an ending that says something else is put right, one that is missing is added, and the
 * rest of the name stays. `program` is what runs, by name or content. `mismatch` is text under the name of a format that never is:
 * a page that was saved as a picture, for example, which nobody could open.
 */
export function nameByContent(name: string, content: Content): NamedFile | "program" | "mismatch" {
  if (programs.has(content.kind) || runs(name)) return "program";
  const ending = readEnding(name).toLowerCase();
  const kind = fileKinds[ending];
  if (kind?.found.includes(content.kind)) return { name, mime: kind.mime };
  const isKnown = kind !== undefined || Object.hasOwn(otherEndings, ending);
  if (isKnown && textContents.has(content.kind)) return "mismatch";
  const right = endingOf(content.kind, { isKnown, isMissing: ending === "" && !/^\.[^.]+$/.test(name) });
  const mime = fileKinds[right]?.mime ?? content.mime ?? "application/octet-stream";
  if (!right) return { name, mime };
  return { name: withEnding(name, isKnown ? right : joinEndings(readEnding(name), right)), mime };
}

const textContents = new Set(["text", "xml", "ics", "vcf"]);

/** Of names of more than one part, each: Windows would call a part behind a colon another file. */
function runs(name: string): boolean {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .split(":")
    .some((part) => {
      const ending = part.slice(part.lastIndexOf(".") + 1).replace(/[^\p{L}\p{N}-]/gu, "");
      return part.includes(".") && programs.has(ending);
    });
}

/** The ending that a content gets; empty where the name may keep what it has. */
function endingOf(content: string, { isKnown, isMissing }: { isKnown: boolean; isMissing: boolean }): string {
  const own = ownEndings[content];
  if (own) return own;
  if (nameless.has(content) || !(isKnown || isMissing)) return "";
  return content === "text" ? "txt" : content;
}

/** What may be anything, under any name. */
const nameless = new Set(["data", "cfb", "ar", "dat", "alias"]);

function joinEndings(own: string, right: string): string {
  return own ? `${own}.${right}` : right;
}
