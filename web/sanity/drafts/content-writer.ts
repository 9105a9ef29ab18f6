import "server-only";
import { env } from "#env.ts";
import { client } from "../client.ts";

const token = env.SANITY_API_WRITE_TOKEN ?? (env.SANITY_API_HOST ? "local" : undefined);

/** The client that writes content: hosted Sanity wants SANITY_API_WRITE_TOKEN for it, the lake nothing. */
export const contentWriter = token
  ? client.withConfig({ token, perspective: "raw", maxRetries: 0 })
  : undefined;
