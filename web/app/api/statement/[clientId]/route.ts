import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { exportStatement } from "#portal/invoices/statement/export-statement.ts";
import { findStatedClient } from "#portal/invoices/statement/find-stated-client.ts";
import { readYear } from "#portal/invoices/statement/read-year.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ clientId: string }> };

/** A statement of account as CSV, of `year` or from the beginning. */
export async function GET(request: Request, { params }: Context) {
  const { statement } = await getTexts();
  return answerRead(statement.unreadable, async () => {
    const { clientId } = await params;
    const user = await getSessionUser();
    if (!user) return refuse(401, statement.signInFirst);
    const client = await findStatedClient(clientId, user);
    // Who sees no money is not told whether there is any.
    if (!client?.isSeen) return refuse(404, statement.notFound);
    const year = readYear(new URL(request.url).searchParams.get("year"));
    return new Response(await exportStatement(client.joined_into ?? client.id, year), {
      headers: {
        ...privately,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="statement${year === null ? "" : `-${year}`}.csv"`,
      },
    });
  });
}
