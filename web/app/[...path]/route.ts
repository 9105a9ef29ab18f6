import { findRedirect } from "#site/redirects/find-redirect.ts";
import { answerUnknownPath } from "./answer-unknown-path.ts";

export async function GET(request: Request) {
  const { pathname } = new URL(request.url);
  return answerUnknownPath(request, await findRedirect(pathname));
}
