import { readReadiness } from "./read-readiness.ts";

export const dynamic = "force-dynamic";

/** Says whether pages can be served (200) or not (503), and which of the services behind the site are up. */
export async function GET() {
  const { isReady, ...states } = await readReadiness();
  return Response.json(
    { ready: isReady, ...states },
    { status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
