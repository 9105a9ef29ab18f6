import { fileAtService } from "#sanity/file-url.ts";

const millisecondsUntilGivenUp = 5000;

/** The logo for dark backgrounds as a data address, or nothing: a preview without it is still one. */
export async function readLogo(asset: { _id: string } | null | undefined): Promise<string | undefined> {
  if (!asset) return;
  try {
    const response = await fetch(fileAtService(asset), {
      signal: AbortSignal.timeout(millisecondsUntilGivenUp),
    });
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !type.startsWith("image/")) return;
    return `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString("base64")}`;
  } catch (error) {
    console.warn("The logo could not be read:", error);
    return;
  }
}
