export const maxFileBytes = 50 * 1024 * 1024;
export const maxFilesAtOnce = 10;

/** Why a file was not taken, and what to say about it. */
export const fileRefusals = {
  "too-large": "A file may have at most 50 MB.",
  empty: "This file is empty.",
  name: "Give the file a name with an extension, like plan.pdf.",
  mismatch: "The content of this file does not match its extension. Save it again in the right format.",
  mixed: "This file is two things at once, a picture and something else. Save the picture again on its own.",
  program: "Programs are not accepted.",
  "too-many": "Send at most ten files at once.",
  broken: "The upload was interrupted. Please send the files again.",
  missing: "Choose a file first.",
  failed: "The file could not be stored, and nothing of it was kept. Please try again.",
  closed: "This project is archived: it can be read, not changed.",
} as const;

export type FileRefusal = keyof typeof fileRefusals;

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
