import "server-only";
import { mediaSource } from "./media/media-source.ts";

const { host, projectId, dataset } = mediaSource;

/** The address of an uploaded file on this site. */
export function fileUrl(asset: { _id: string }): string {
  return `/media/${nameOf(asset)}`;
}

/** The same at the content service. */
export function fileAtService(asset: { _id: string }): string {
  return `${host}/files/${projectId}/${dataset}/${nameOf(asset)}`;
}

function nameOf({ _id }: { _id: string }): string {
  const [, hash, extension] = _id.split("-");
  return `${hash}.${extension}`;
}
