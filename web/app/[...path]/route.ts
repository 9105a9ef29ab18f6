import { answerUnknownPath } from "./answer-unknown-path.ts";

export function GET(request: Request) {
  return answerUnknownPath(request);
}
