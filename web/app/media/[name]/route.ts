import { findMedia } from "#sanity/media/find-media.ts";
import { mediaSource } from "#sanity/media/media-source.ts";
import { passMedia } from "#sanity/media/pass-media.ts";

type Context = { params: Promise<{ name: string }> };

/** The content service's pictures, clips and files under this site's own address: a page's visitor asks nobody else. */
export async function GET(request: Request, { params }: Context) {
  const { name } = await params;
  return passMedia(request, findMedia(name, new URL(request.url).searchParams, mediaSource));
}

export const HEAD = GET;
