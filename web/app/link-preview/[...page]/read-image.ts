const millisecondsUntilGivenUp = 5000;

/** What is at the address as a data address, or nothing: a preview without it is still one. */
export async function readImage(address: string | undefined): Promise<string | undefined> {
  if (!address) return;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(millisecondsUntilGivenUp) });
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !type.startsWith("image/")) return;
    return `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString("base64")}`;
  } catch (error) {
    console.warn("A picture for a link's preview could not be read:", error);
    return;
  }
}
