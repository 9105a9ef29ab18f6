import "server-only";
import { addresses } from "schemas/addresses.ts";
import { findOwnPages } from "#site/own-pages.ts";

/** Nothing of the owner's is on them. */
const withoutContent = ["/parts", "/subscription-cancelled"];

const fixedPages = addresses.flatMap((row) =>
  row.area === "public" &&
  !row.path.includes("[") &&
  !("isReserved" in row) &&
  !("isOptional" in row) &&
  !withoutContent.includes(row.path)
    ? row.path
    : [],
);

/** Files made of content as well. Whoever asks after a publish gets the old one and has the new one made. */
export const contentFiles = [
  "/.well-known/security.txt",
  "/llms.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
];

/** The public pages that there are: a start looks at them all. Those of one document are left out while they cannot be known. */
export async function readPublicPages(): Promise<string[]> {
  return [...new Set([...fixedPages, ...(await findOwnPages())])];
}
