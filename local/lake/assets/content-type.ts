import { getExtension, getMimeType } from "hono/utils/mime";

const extraTypes: Partial<Record<string, string>> = {
  mov: "video/quicktime",
  m4v: "video/x-m4v",
  m4a: "audio/mp4",
  wav: "audio/wav",
  vtt: "text/vtt; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  heic: "image/heic",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};

/** The `Content-Type` for a file extension without dot; unknown ones are plain bytes. */
export function contentTypeOf(extension: string): string {
  return extraTypes[extension] ?? getMimeType(`file.${extension}`) ?? "application/octet-stream";
}

/**
 * The extension and media type of an uploaded file: the name's extension first, then the declared type, else `bin`.
 * A declared type that says nothing gives way to the one the extension stands for.
 */
export function describeFileType(filename: string | undefined, declared: string | undefined) {
  const [type = ""] = declared?.toLowerCase().split(";") ?? [];
  const isTelling = /^[\w.+-]+\/[\w.+-]+$/.test(type) && type !== "application/octet-stream";
  const named = /\.([a-z0-9]{1,16})$/i.exec(filename ?? "")?.[1]?.toLowerCase();
  const extension = named ?? (isTelling ? getExtension(type) : undefined) ?? "bin";
  const [ownType = ""] = contentTypeOf(extension).split(";");
  return { extension, mimeType: isTelling ? type : ownType };
}
