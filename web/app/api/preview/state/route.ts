import type { NextRequest } from "next/server";
import { isPreview } from "#sanity/preview/is-preview.ts";
import { readDraftState, readLastEdit } from "#sanity/preview/read-draft-state.ts";

/** The state of the drafts, for what a preview runs; with the last edit, where it is not the one that is `known` there. */
export async function GET({ nextUrl }: NextRequest) {
  if (!(await isPreview())) return Response.json({ error: "There is no preview here." }, { status: 403 });
  try {
    const state = await readDraftState();
    const known = nextUrl.searchParams.get("known");
    const edit = known && known !== state ? await readLastEdit() : undefined;
    return Response.json({ state, edit }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    console.error("Preview:", error instanceof Error ? error.message : "failed");
    return Response.json({ error: "The content service does not answer." }, { status: 503 });
  }
}
