import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { exportMessages } from "#portal/requests/messages/export-messages.ts";
import { getSessionUser } from "#supabase/session-user.ts";

export function GET() {
  return answerRead("The messages could not be read.", async () => {
    const user = await getSessionUser();
    if (!user) return refuse(401, "Please sign in.");
    if (user.role !== "owner") return refuse(403, "Only the owner can do this.");
    return new Response(await exportMessages(), {
      headers: {
        ...privately,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="messages.csv"',
      },
    });
  });
}
