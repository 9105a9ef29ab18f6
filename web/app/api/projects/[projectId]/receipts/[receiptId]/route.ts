import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { readReceipt } from "#portal/projects/decisions/read-decisions.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ projectId: string; receiptId: string }> };

/** The very bytes that a decision's hash is of. */
export async function GET(_request: Request, { params }: Context) {
  const { receipt: texts } = (await getTexts()).decisions;
  return answerRead(texts.unreadable, async () => {
    const { projectId, receiptId } = await params;
    if (!(await getSessionUser())) return refuse(401, texts.signInFirst);
    const receipt = await readReceipt(projectId, receiptId);
    if (!receipt) return refuse(404, texts.notFound);
    return new Response(receipt.json, {
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": `attachment; filename="receipt-${receipt.id}.json"`,
        ...privately,
      },
    });
  });
}
