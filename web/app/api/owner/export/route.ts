import { exportAgency } from "#portal/owner/agency/export-agency.ts";
import { getSessionUser } from "#supabase/session-user.ts";

const headers = { "Cache-Control": "private, no-store" };

export async function GET() {
  try {
    const user = await getSessionUser();
    if (!user) return Response.json({ error: "Please sign in." }, { status: 401, headers });
    if (user.role !== "owner") {
      return Response.json({ error: "Only the owner can do this." }, { status: 403, headers });
    }
    const day = new Date().toISOString().slice(0, 10);
    return new Response(await exportAgency(), {
      headers: {
        ...headers,
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="agency-${day}.json"`,
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The export failed");
    return Response.json({ error: "The data could not be read." }, { status: 503, headers });
  }
}
