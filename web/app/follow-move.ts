import { permanentRedirect, redirect } from "next/navigation";
import { findRedirect } from "#site/redirects/find-redirect.ts";

/** Leads whoever asks for a page that has moved to where it is now; returns where it has not. */
export async function followMove(path: string): Promise<void> {
  const move = await findRedirect(path);
  if (move) (move.isPermanent ? permanentRedirect : redirect)(move.destination);
}
