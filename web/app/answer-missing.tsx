import { permanentRedirect, redirect } from "next/navigation";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { findRedirect } from "#site/redirects/find-redirect.ts";

/** In place of the page of one document: the way to where it has moved, or the 404 screen. During an outage nobody knows the way. */
export async function answerMissing(path: string, isKnown: boolean) {
  const move = isKnown ? await findRedirect(path) : undefined;
  if (move) (move.isPermanent ? permanentRedirect : redirect)(move.destination);
  return <MissingPage />;
}
