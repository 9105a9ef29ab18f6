import { fileTypeFromBuffer } from "file-type";

type Bytes = Uint8Array<ArrayBuffer>;

export type Content = {
  /** As file-type calls it, else `text` or `data`. */
  kind: string;
  mime?: string;
};

/** What a file is, by its first 64 KB. What runs, mounts or installs something is called by one of the `programs`. */
export async function findContent(head: Bytes): Promise<Content> {
  const text = Buffer.from(head).toString("latin1");
  const program = findProgram(text);
  if (program) return { kind: program };
  const type = await fileTypeFromBuffer(head);
  const isText = isWide(head) || !control.test(text);
  // The mark of many formats is a word that a text may begin with, such as BM, MZ or icns.
  if (type && (!isText || textKinds.has(type.ext))) return refine(type.ext, type.mime, text);
  if (isLatePdf(text)) return { kind: "pdf", mime: "application/pdf" };
  return { kind: isText ? "text" : "data" };
}

/** What no text has, in whatever letters it is written. */
const control = /(?![\s\x80-\x9f])\p{Cc}/u;

/** What file-type knows that may be text all through, and surely is what it says. */
const textKinds = new Set("gif pdf xml rtf ps eps ics vcf reg".split(" "));

function isWide([first, second]: Bytes): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Readers look for a PDF's first line in the first kilobyte; a page of the web in front of it is another thing. */
function isLatePdf(text: string): boolean {
  const at = text.slice(0, 1024).indexOf("%PDF-");
  return at > 0 && !text.slice(0, at).includes("<");
}

/** file-type takes two bytes of any compressed stream for a disk image; one is known by its end, see `endsAsDiskImage`. */
function refine(kind: string, mime: string, text: string): Content {
  if (kind === "dmg") return { kind: "data" };
  if (kind !== "cfb") return { kind, mime };
  return { kind: compoundKinds.find(([, mark]) => text.includes(mark))?.[0] ?? kind, mime };
}

const wide = (words: string) => Buffer.from(words, "utf16le").toString("latin1");

/** The class of an installer's root entry (MSI), then the streams by which Office's old formats are told from each other. */
const compoundKinds: [kind: string, mark: string][] = [
  ["msi", "\x84\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46"],
  ["msp", "\x86\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46"],
  ["doc", wide("WordDocument")],
  ["xls", wide("Workbook\0")],
  ["ppt", wide("PowerPoint Document")],
  ["msg", wide("__properties_version1.0")],
  ["vsd", wide("VisioDocument")],
];

/** Whether the last 512 bytes are those of a disk image, of macOS or Windows. */
export function endsAsDiskImage(tail: Buffer): boolean {
  return /^(?:koly\0|conectix)/.test(tail.toString("latin1", tail.length - 512));
}

const texts: [kind: string, mark: RegExp][] = [
  ["sh", /^(?:\xef\xbb\xbf)?#![ \t]*\//],
  ["url", /^(?:\xef\xbb\xbf)?\[InternetShortcut\]/i],
  ["desktop", /^(?:\xef\xbb\xbf)?\[Desktop Entry\]/],
  ["reg", /^(?:\xef\xbb\xbf)?(?:REGEDIT4|Windows Registry Editor )/],
  ["hta", /<hta:application\b/i],
];
const starts: [kind: string, mark: string][] = [
  ["chm", "ITSF"],
  ["vhdx", "vhdxfile"],
  ["vhd", "conectix"],
  ["apk", "dex\n03"],
  ["class", "\xca\xfe\xba\xbe"],
];

/** By root entries of a ZIP, wherever in its head they stand. */
const packages: [kind: string, entry: RegExp][] = [
  ["apk", /^(?:AndroidManifest\.xml|classes\d*\.dex)$/],
  ["jar", /^META-INF\/MANIFEST\.MF$/i],
  ["xpi", /^(?:META-INF\/mozilla\.rsa|install\.rdf)$/i],
  ["appx", /^Appx(?:Bundle)?Manifest\.xml$|^AppxMetadata\//i],
  ["ipa", /^Payload\/[^/]+\.app\//],
];

function findProgram(text: string): string | undefined {
  const byText =
    texts.find(([, mark]) => mark.test(text)) ?? starts.find(([, mark]) => text.startsWith(mark));
  if (byText) return byText[0];
  // A mail, too, is MIME with related parts; a saved page says what it is, in its head.
  const [head = ""] = text.split(/\r?\n\r?\n/, 1);
  if (/^(?:From: <Saved by |Snapshot-Content-Location:)/im.test(head)) return "mhtml";
  // On a disc the volume's name stands behind 32 KB.
  if (/^(?:CD001|BEA01|NSR0[23])/.test(text.slice(32_769, 32_774))) return "iso";
  if (!text.startsWith("PK")) return;
  for (let at = text.indexOf("PK\x03\x04"); at >= 0; at = text.indexOf("PK\x03\x04", at + 4)) {
    const length = text.charCodeAt(at + 26) + text.charCodeAt(at + 27) * 256;
    const name = text.slice(at + 30, at + 30 + length);
    const found = packages.find(([, entry]) => entry.test(name));
    if (found) return found[0];
  }
}
