import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { exportMessages } from "#portal/leads/messages/export-messages.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function GET() {
  const { inbox } = await getTexts();
  return answerRead(inbox.unreadable, async () => {
    const user = await getSessionUser();
    if (!user) return refuse(401, inbox.signInFirst);
    if (user.role !== "owner") return refuse(403, inbox.ownerOnly);
    return new Response(await exportMessages(), {
      headers: {
        ...privately,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="messages.csv"',
      },
    });
  });
}
