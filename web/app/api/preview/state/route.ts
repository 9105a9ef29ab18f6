import type { NextRequest } from "next/server";
import { isPreview } from "#sanity/preview/is-preview.ts";
import { awaitDraftState, readDraftState, readLastEdit } from "#sanity/preview/read-draft-state.ts";

/**
 * The state of the drafts, for what a preview runs. Where it says which one is `known` there, the answer waits for another
 * and brings the last edit.
 */
export async function GET({ nextUrl, signal }: NextRequest) {
  if (!(await isPreview())) return Response.json({ error: "There is no preview here." }, { status: 403 });
  try {
    const known = nextUrl.searchParams.get("known");
    const state = known ? await awaitDraftState(known, signal) : await readDraftState();
    const edit = known && known !== state ? await readLastEdit() : undefined;
    return Response.json({ state, edit }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    console.error("Preview:", error instanceof Error ? error.message : "failed");
    return Response.json({ error: "The content service does not answer." }, { status: 503 });
  }
}
