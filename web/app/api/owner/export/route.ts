import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { exportAgency } from "#portal/owner/agency/export-agency.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function GET() {
  const { agency, inbox } = await getTexts();
  return answerRead(agency.data.failed, async () => {
    const user = await getSessionUser();
    if (!user) return refuse(401, inbox.signInFirst);
    if (user.role !== "owner") return refuse(403, inbox.ownerOnly);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(await exportAgency(), {
      headers: {
        ...privately,
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="agency-${day}.json"`,
      },
    });
  });
}
