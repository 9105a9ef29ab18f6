import { cleanName } from "./clean-name.ts";

export const maxFileBytes = 50 * 1024 * 1024;
export const maxFilesAtOnce = 10;

/** Why a file was not taken. */
export type FileRefusal =
  | "too-large"
  | "empty"
  | "name"
  | "mismatch"
  | "mixed"
  | "program"
  | "too-many"
  | "broken"
  | "missing"
  | "failed"
  | "closed"
  | "limited"
  | "busy"
  | "slow";

const maxLength = 200;
/** Control and direction characters. What joins the parts of an emoji or the letters of Persian belongs to the name. */
const unseen = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
/** What Windows takes for a device, or for a drive or a hidden stream of another file: it would not be saved under this name. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.[\p{L}\p{N}]+)*$/iu;
const stream = /^\p{L}:(?! )|\.[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*:(?! )|:\$/u;

/**
 * The name that a file is kept under: no folders, no control or direction characters, no dots or spaces behind it, at most 200
 * characters with its ending, if it has one. Null when nothing is left, or when Windows has another use for the name.
 */
export function cleanFileName(sent: string): string | null {
  const [last = ""] = sent.split(/[/\\]/).slice(-1);
  const name = last
    .normalize("NFC")
    .replace(unseen, "")
    .replace(/\s+/gu, " ")
    .replace(/^ |[. ]+$/gu, "");
  if (cleanName(name) === "" || device.test(name) || stream.test(name)) return null;
  return withEnding(name, readEnding(name));
}

/** The ending of a name as it is written, without its dot; empty where what stands behind the last dot is none, or nothing before it. */
export function readEnding(name: string): string {
  const [, ending = ""] = /^.+\.([\p{L}\p{N}]{1,10})$/u.exec(name) ?? [];
  return ending;
}

/** A name with this ending in place of its own; without one if it is empty. What is too long is cut before it. */
export function withEnding(name: string, ending: string): string {
  const own = readEnding(name);
  const stem = own ? name.slice(0, -own.length - 1) : name;
  const end = ending && `.${ending}`;
  return Array.from(stem)
    .slice(0, maxLength - Array.from(end).length)
    .join("")
    .concat(end);
}
