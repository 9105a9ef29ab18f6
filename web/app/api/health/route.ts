export const dynamic = "force-dynamic";

/** Says that the site answers; it asks no other service, whose outage the pages survive. */
export function GET() {
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
}
