import "server-only";
import { env } from "#env.ts";

const host = env.SANITY_API_HOST ?? "https://cdn.sanity.io";

/** The address of an uploaded file. */
export function fileUrl(asset: { _id: string }): string {
  const [, hash, extension] = asset._id.split("-");
  return `${host}/files/${env.NEXT_PUBLIC_SANITY_PROJECT_ID}/${env.NEXT_PUBLIC_SANITY_DATASET}/${hash}.${extension}`;
}
