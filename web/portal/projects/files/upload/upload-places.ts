import "server-only";
import { createPlaces } from "#server/places.ts";
import { processSingleton } from "#server/process-singleton.ts";
import type { SessionUser } from "#session/session-user.ts";

const kilobyte = 1024;

/** When whoever finds no place may look again. */
export const secondsUntilPlace = 30;

/** For forms whose files are on their way: so many at once for all of the site, and for all people of one client. */
function places() {
  return processSingleton("places for uploads", () =>
    createPlaces({ all: 20, each: 6, waiting: { all: 20, each: 6, patienceMs: 5000 } }),
  );
}

/**
 * A place for a form with files, as the function that leaves it, or null when there was none for a while. The owner's take none of
 * a client's.
 */
export function enterUploadPlace(
  { role }: SessionUser,
  project: { client_id: string },
): Promise<(() => void) | null> {
  return places().enter(role === "owner" ? null : project.client_id);
}

/** What a sender must keep up with. Where few places are left, who takes one for long has to be faster. */
export function askedPerSecond(): number {
  return (places().countFree() < 5 ? 50 : 10) * kilobyte;
}
