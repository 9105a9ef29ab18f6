import "server-only";
import { rememberRendered, wasRendered } from "./was-rendered.ts";

/**
 * What the page of one document shows: null when there is no such document, undefined when nobody can tell during an outage.
 * Throws the failure where the page was rendered before, so that its last version stays.
 */
export async function readOwnPage<Found>(
  path: string,
  read: () => Promise<Found>,
): Promise<Found | undefined> {
  try {
    const found = await read();
    if (found) await rememberRendered(path);
    return found;
  } catch (error) {
    if (await wasRendered(path)) throw error;
    console.error(`${path} was never rendered and is answered as missing:`, error);
  }
}
