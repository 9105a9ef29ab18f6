import { findRedirect } from "#site/redirects/find-redirect.ts";
import { answerUnknownPath } from "./answer-unknown-path.ts";

export async function GET({ url }: Request) {
  const address = new URL(url);
  // Where next.config.ts puts what it takes from the pages right below the root.
  address.pathname = address.pathname.replace(/^\/~(?=\/)/, "");
  return answerUnknownPath(address, await findRedirect(address.pathname));
}
