import "server-only";
import { type Zippable, zipSync } from "fflate";
import { sanityFetch } from "#sanity/fetch.ts";
import { fileAtService } from "#sanity/file-url.ts";
import { originalUrl } from "#sanity/image-url.ts";
import { brandKitQuery } from "./brand-kit.query.ts";

/** The logos' files, named after the logos. Throws an Error naming the file that could not be read. */
export async function zipLogos(): Promise<Uint8Array<ArrayBuffer>> {
  const kit = await sanityFetch({ query: brandKitQuery });
  const files = (kit?.logos ?? []).flatMap(({ name, svg, png }) => [
    { path: `${fileName(name)}.svg`, url: svg ? fileAtService(svg) : undefined },
    { path: `${fileName(name)}.png`, url: png?.asset ? originalUrl(png.asset) : undefined },
  ]);
  const entries: Zippable = {};
  for (const { path, url } of files) if (url) entries[path] = await download(url);
  return new Uint8Array(zipSync(entries));
}

function fileName(name: string | null | undefined): string {
  return (
    name
      ?.toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? "logo"
  );
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`The file ${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
