import "server-only";
import { readOwnPages } from "#sanity/own-pages.ts";

const fixedPages = [
  ...["/", "/work", "/contact", "/discovery-call", "/brand", "/terms-of-service", "/privacy-policy"],
  ...["/login", "/signup", "/forgot-password", "/reset-password"],
];

/** Files made of content as well. Whoever asks after a publish gets the old one and has the new one made. */
export const contentFiles = [
  "/.well-known/security.txt",
  "/llms.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
];

/** The public pages that there are: a start looks at them all. Those of one document are left out while they cannot be known. */
export async function listPublicPages(): Promise<string[]> {
  return [...new Set([...fixedPages, ...(await readOwnPages())])];
}
