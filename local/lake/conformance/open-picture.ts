import sharp from "sharp";

/** Opens a picture of the lake; what is refused rejects with the status, as @sanity/client does it. */
export async function openPicture(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) {
    const { statusCode, message } = JSON.parse(bytes.toString());
    throw Object.assign(new Error(message), { statusCode });
  }
  const { width, height, format } = await sharp(bytes).metadata();
  return { response, bytes, size: `${width}x${height}`, format, type: response.headers.get("content-type") };
}
