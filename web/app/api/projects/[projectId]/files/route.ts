import type { FileRefusal } from "schemas/requests/file-upload.ts";
import { env } from "#env.ts";
import { goTo } from "#forms/answer-form.ts";
import { noticeHeader } from "#forms/carried-notice.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";
import { SlowForm } from "#portal/projects/files/upload/keep-pace.ts";
import { BrokenForm, readBoundary, readForm } from "#portal/projects/files/upload/read-multipart.ts";
import { receiveFiles } from "#portal/projects/files/upload/receive-files.ts";
import { askedPerSecond, secondsUntilPlace } from "#portal/projects/files/upload/upload-places.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { readProject } from "#portal/projects/read-project.ts";
import { readSessionUser } from "#session/session-user.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { getTexts } from "#texts/get-texts.ts";
import { signedOut } from "#ui/saved-form/request-outcome.ts";

type Context = { params: Promise<{ projectId: string }> };

const statuses: Partial<Record<FileRefusal, number>> = {
  "too-large": 413,
  broken: 400,
  failed: 503,
  closed: 409,
  limited: 429,
  busy: 503,
  slow: 408,
};

/** Takes the files of a form while they arrive. A script asks for JSON; a plain form goes back to the page. */
export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  const { refusals, stored, storedAs, notTaken } = (await getTexts()).files;
  const wantsJson = request.headers.get("accept")?.includes("application/json") ?? false;
  const refuse = (status: number, error: string) =>
    Response.json({ error }, { status, headers: { ...noStore, ...(status === 503 && retryAfter) } });
  const back = (text: string) => goTo(projectPath(projectId, "files"), noticeHeader({ text }));
  const answer = (refusal: FileRefusal) =>
    wantsJson ? refuse(statuses[refusal] ?? 422, notTaken[refusal]) : back(notTaken[refusal]);

  const answerSignedOut = async () => {
    const { status, error, elsewhere } = await signedOut(projectPath(projectId, "files"));
    // Files cannot be kept for a browser without script: it goes to sign in at once.
    if (!wantsJson && elsewhere) return goTo(elsewhere.href);
    return Response.json({ error, elsewhere }, { status, headers: noStore });
  };

  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, refusals.otherSite);
  try {
    const user = await readSessionUser(await openWritableSession());
    if (!user) return answerSignedOut();
    const boundary = readBoundary(request.headers.get("content-type"));
    if (!boundary || !request.body) return refuse(415, refusals.noForm);
    const project = await readProject(projectId);
    if (!project) return refuse(404, refusals.notFound);
    if (project.archived_at) return answer("closed");

    const form = await readForm(request.body, boundary, { askedPerSecond });
    const key = form.fields.requestKey ?? "";
    const files = await receiveFiles({ project, user }, { key, files: form.files });
    const failed = files.find((file) => "refusal" in file);
    if (files.length === 0) return answer("missing");
    if (failed && "refusal" in failed) {
      const hasEnded = failed.refusal === "closed" && !(await readSessionUser(await openWritableSession()));
      return hasEnded ? answerSignedOut() : answer(failed.refusal);
    }
    if (wantsJson) return Response.json({ files }, { headers: noStore });
    const renamed = files.flatMap(({ name, sentName }) => (name === sentName ? [] : [name])).join(", ");
    return back(renamed && renamed.length < longestList ? storedAs(renamed) : stored);
  } catch (error) {
    if (error instanceof BrokenForm) return answer("broken");
    if (error instanceof SlowForm) return answer("slow");
    console.error("An upload failed:", error instanceof Error ? error.message : error);
    return answer("failed");
  }
}

/** What a cookie carries to the next page; the list there has every name. */
const longestList = 300;
const noStore = { "Cache-Control": "no-store" };
const retryAfter = { "Retry-After": String(secondsUntilPlace) };
