import "server-only";

/** The address under which this process answers itself: a proxy at the public one would answer from its own cache. */
export function ownAddress(path: string): URL {
  return new URL(path, `http://localhost:${process.env.PORT}`);
}
