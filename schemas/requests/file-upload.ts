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

/**
 * The name that a file is kept under: no folders, no control or direction characters, at most 200 characters with its
 * ending. Null when there is no name, or none with an ending.
 */
export function cleanFileName(sent: string): string | null {
  const [last = ""] = sent.split(/[/\\]/).slice(-1);
  const name = last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const [, stem, ending] = /^(.+)\.([\p{L}\p{N}]{1,10})$/u.exec(name) ?? [];
  if (!stem || !ending || /^[. ]*$/.test(stem)) return null;
  return `${Array.from(stem)
    .slice(0, maxLength - ending.length - 1)
    .join("")}.${ending}`;
}
