import { exportMessages } from "#portal/requests/messages/export-messages.ts";
import { getSessionUser } from "#supabase/session-user.ts";

export async function GET() {
  try {
    const user = await getSessionUser();
    if (!user) return Response.json({ error: "Please sign in." }, { status: 401 });
    if (user.role !== "owner")
      return Response.json({ error: "Only the owner can do this." }, { status: 403 });
    return new Response(await exportMessages(), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="messages.csv"',
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The export failed");
    return Response.json({ error: "The messages could not be read." }, { status: 503 });
  }
}
