import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { readReceipt } from "#portal/projects/decisions/read-decisions.ts";
import { getSessionUser } from "#supabase/session-user.ts";

type Context = { params: Promise<{ projectId: string; receiptId: string }> };

/** The very bytes that a decision's hash is of. */
export function GET(_request: Request, { params }: Context) {
  return answerRead("The receipt could not be read right now. Please try again.", async () => {
    const { projectId, receiptId } = await params;
    if (!(await getSessionUser())) return refuse(401, "Please sign in first.");
    const receipt = await readReceipt(projectId, receiptId);
    if (!receipt) return refuse(404, "Not found");
    return new Response(receipt.json, {
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": `attachment; filename="receipt-${receipt.id}.json"`,
        ...privately,
      },
    });
  });
}
