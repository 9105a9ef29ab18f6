import { answerRead, refuse } from "#app/api/answer-read.ts";
import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { changeFile } from "#portal/projects/files/change-file.ts";
import { downloadHeaders } from "#portal/projects/files/download-headers.ts";
import { openPreview } from "#portal/projects/files/preview/open-preview.ts";
import { noteDownload, openFile } from "#portal/projects/files/stored-files.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ projectId: string; fileId: string }> };

/** A file as it comes from the storage, or with ?preview what it looks like. One that there is not, or that the user may not see, is the same 404. */
export async function GET(request: Request, { params }: Context) {
  const { refusals } = (await getTexts()).files;
  return answerRead(refusals.unreadable, async () => {
    const { projectId, fileId } = await params;
    const user = await getSessionUser();
    if (!user) return refuse(401, refusals.signInFirst);
    const { searchParams } = new URL(request.url);
    if (searchParams.has("preview")) {
      const preview = await openPreview(projectId, fileId);
      if (!preview) return refuse(404, refusals.notFound);
      const file = { name: "preview.webp", mime: "image/webp", size: preview.length };
      return new Response(preview, { headers: downloadHeaders(file, false) });
    }
    const file = await openFile(projectId, fileId);
    if (!file) return refuse(404, refusals.notFound);
    const isDownload = searchParams.has("download");
    if (isDownload && user.role === "owner") await noteDownload(fileId);
    return new Response(file.bytes, { headers: downloadHeaders(file, isDownload) });
  });
}

export async function POST(request: Request, { params }: Context) {
  const { projectId, fileId } = await params;
  const page = projectPath(projectId, "files");
  return answerUserForm(request, {
    who: "everybody signed in",
    page,
    act: (values, { role }) => changeFile(projectId, fileId, values, role === "owner"),
    failed: (await getTexts()).files.refusals.notDone,
    show: showInNotice,
  });
}
