import { fileRefusals } from "schemas/requests/file-upload.ts";
import { Notice } from "#ui/notice/notice.tsx";

const done: Record<string, string> = {
  stored: "The files are stored.",
  shown: "The client sees the file now.",
  hidden: "The file is hidden from the client.",
  deleted: "The file is deleted.",
};

const refused: Record<string, string> = {
  ...fileRefusals,
  "not-done": "That did not work. Please try again.",
};

export function FilesNotice({ answer }: { answer: unknown }) {
  if (typeof answer !== "string") return null;
  if (Object.hasOwn(done, answer)) return <Notice tone="success">{done[answer]}</Notice>;
  if (Object.hasOwn(refused, answer)) return <Notice tone="error">{refused[answer]}</Notice>;
  return null;
}
