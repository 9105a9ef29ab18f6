import "server-only";

/**
 * The address under which this process answers itself: a proxy at the public one would answer from its own cache. Where no process
 * listens on a port of its own, as on serverless hosts, it is the public one.
 */
export function ownAddress(path: string): URL {
  const { PORT, SITE_URL } = process.env;
  return new URL(path, PORT ? `http://localhost:${PORT}` : SITE_URL);
}
