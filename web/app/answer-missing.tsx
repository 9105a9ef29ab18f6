import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { followMove } from "./follow-move.ts";

/** In place of the page of one document: the way to where it has moved, or the 404 screen. During an outage nobody knows the way. */
export async function answerMissing(path: string, isKnown: boolean) {
  if (isKnown) await followMove(path);
  return <MissingPage />;
}
