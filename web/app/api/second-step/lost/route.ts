import { answerSecondStep } from "#accounts/second-step/answer-second-step.ts";
import { useRecoveryCode } from "#accounts/second-step/use-recovery-code.ts";

export function POST(request: Request) {
  return answerSecondStep(request, "/auth/second-step", useRecoveryCode);
}
