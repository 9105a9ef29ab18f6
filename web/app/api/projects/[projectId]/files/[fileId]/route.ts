import { env } from "#env.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";
import { readSubmission } from "#forms/read-submission.ts";
import { changeFile } from "#portal/projects/files/change-file.ts";
import { downloadHeaders } from "#portal/projects/files/download-headers.ts";
import { openFile } from "#portal/projects/files/open-file.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { getSessionUser } from "#supabase/session-user.ts";

type Context = { params: Promise<{ projectId: string; fileId: string }> };

/** A file as it comes from the storage. One that there is not, or that the user may not see, is the same 404. */
export async function GET(request: Request, { params }: Context) {
  const { projectId, fileId } = await params;
  try {
    if (!(await getSessionUser())) return refuse(401, "Please sign in first.");
    const file = await openFile(projectId, fileId);
    if (!file) return refuse(404, "Not found");
    const isDownload = new URL(request.url).searchParams.has("download");
    return new Response(file.bytes, { headers: downloadHeaders(file, isDownload) });
  } catch (error) {
    console.error("A download failed:", error instanceof Error ? error.message : error);
    return refuse(503, "The file could not be read right now. Please try again.");
  }
}

/** Shows, hides or deletes a file, for the owner. */
export async function POST(request: Request, { params }: Context) {
  const { projectId, fileId } = await params;
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const submission = await readSubmission(request);
  if ("error" in submission) return refuse(submission.status, submission.error);
  const back = (answer: string) => {
    const Location = `${projectPath(projectId, "files")}?answer=${answer}`;
    return new Response(null, { status: 303, headers: { Location } });
  };
  try {
    const user = await getSessionUser();
    if (user?.role !== "owner") return refuse(user ? 404 : 401, user ? "Not found" : "Please sign in first.");
    return back(await changeFile(projectId, fileId, submission.values));
  } catch (error) {
    console.error("A file was not changed:", error instanceof Error ? error.message : error);
    return back("not-done");
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store" } });
}
