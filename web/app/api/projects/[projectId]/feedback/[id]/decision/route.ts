import { answerDecision } from "../../../answer-decision.ts";

type Context = { params: Promise<{ projectId: string; id: string }> };

export async function POST(request: Request, { params }: Context) {
  return answerDecision(request, { ...(await params), tab: "feedback" });
}
