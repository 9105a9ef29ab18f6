import { readReceipt } from "#portal/projects/decisions/read-decisions.ts";
import { getSessionUser } from "#supabase/session-user.ts";

type Context = { params: Promise<{ projectId: string; receiptId: string }> };

/** The very bytes that a decision's hash is of. */
export async function GET(_request: Request, { params }: Context) {
  const { projectId, receiptId } = await params;
  try {
    if (!(await getSessionUser())) return refuse(401, "Please sign in first.");
    const receipt = await readReceipt(projectId, receiptId);
    if (!receipt) return refuse(404, "Not found");
    return new Response(receipt.json, {
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": `attachment; filename="receipt-${receipt.id}.json"`,
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    console.error("A receipt failed:", error instanceof Error ? error.message : error);
    return refuse(503, "The receipt could not be read right now. Please try again.");
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store" } });
}
