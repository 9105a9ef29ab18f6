import "server-only";
import { env } from "#env.ts";
import type { MediaSource } from "./find-media.ts";

/** Where this project's pictures and files are. */
export const mediaSource: MediaSource = {
  host: env.SANITY_API_HOST ?? "https://cdn.sanity.io",
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  secret: env.SANITY_REVALIDATE_SECRET,
};
