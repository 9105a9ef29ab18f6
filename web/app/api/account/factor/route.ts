import { answerSecondStep } from "#accounts/second-step/answer-second-step.ts";
import { proveNewFactor } from "#accounts/second-step/prove-new-factor.ts";

export function POST(request: Request) {
  return answerSecondStep(request, "/auth/authenticator", proveNewFactor);
}
