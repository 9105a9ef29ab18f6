import { pathToFileURL } from "node:url";
import { attachMedia } from "./attach-media.ts";
import { preferOwn } from "./brand.ts";

/** Every picture and file that the documents name, once each, like `image@file://./media/portrait.webp`. */
export function findMedia(documents: unknown): Set<string> {
  const found = new Set<string>();
  attachMedia(documents, (media) => {
    found.add(media);
    return media;
  });
  return found;
}

/** Where a named piece of media lies on disk, and whether it goes up as an image or as a file. */
export function locateMedia(media: string): { kind: "image" | "file"; location: URL } {
  const [, kind, path] = /^(image|file)@file:\/\/\.\/(media\/.+)$/.exec(media) ?? [];
  if ((kind !== "image" && kind !== "file") || !path)
    throw new Error(`“${media}” does not name a file in media/.`);
  return { kind, location: pathToFileURL(preferOwn(path, `content/${path}`)) };
}
