import { answerSecondStep } from "#accounts/second-step/answer-second-step.ts";
import { proveSecondStep } from "#accounts/second-step/prove-second-step.ts";

export function POST(request: Request) {
  return answerSecondStep(request, "/auth/second-step", proveSecondStep);
}
