import "server-only";
import { ownPath } from "schemas/requests/own-path.ts";
import { type PagedType, readSlugs } from "#site/own-pages.ts";
import { rememberRendered, wasRendered } from "./was-rendered.ts";

/**
 * What the page of one document shows: null when there is no such document, undefined when nobody can tell during an outage.
 * The addresses that there are, one answer for all of them, are asked for first: whatever else somebody asks for is read by nobody.
 * Throws the failure where the page was rendered before, so that its last version stays.
 */
export async function readOwnPage<Found>(
  type: PagedType,
  slug: string,
  read: () => Promise<Found>,
): Promise<Found | null | undefined> {
  const path = ownPath(type, slug) ?? "";
  try {
    const isListed = (await readSlugs(type)).includes(slug);
    const found = isListed ? await read() : null;
    if (found) await rememberRendered(path);
    return found;
  } catch (error) {
    if (await wasRendered(path)) throw error;
    console.error(`${path} was never rendered and is answered as missing:`, error);
  }
}
