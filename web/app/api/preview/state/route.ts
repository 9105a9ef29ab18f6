import { isPreview } from "#sanity/preview/is-preview.ts";
import { readDraftState } from "#sanity/preview/read-draft-state.ts";

/** Changes with every edit, for a preview in a tab of its own. */
export async function GET() {
  if (!(await isPreview())) return Response.json({ error: "There is no preview here." }, { status: 403 });
  try {
    return new Response(await readDraftState(), { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    console.error("Preview:", error instanceof Error ? error.message : "failed");
    return Response.json({ error: "The content service does not answer." }, { status: 503 });
  }
}
