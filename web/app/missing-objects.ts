import "server-only";
import type { NextRequest } from "next/server";
import { isGuideMissing } from "#portal/documentation/is-guide-missing.ts";
import { isClientMissing } from "#portal/people/is-client-missing.ts";
import { isProjectMissing } from "#portal/projects/is-project-missing.ts";
import { findCall } from "#portal/requests/calls/change-call.ts";
import { isMessageMissing } from "#portal/requests/messages/is-message-missing.ts";
import { createClient } from "#supabase/create-client.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";

/** Pages that stand for one object, by the path before its id, and how to see that there is no such object. */
const pages: Record<string, (id: string, request: NextRequest) => Promise<boolean>> = {
  calls: async (token) => (await findCall(token)) === null,
  dashboard: async (_role, request) => {
    const [, kind, id] =
      /^\/dashboard\/owner\/(clients|messages)\/([^/]+)(?:\/(?:view|edit))?$/.exec(
        request.nextUrl.pathname,
      ) ?? [];
    if (!id || id === "new") return false;
    const session = createClient({ getAll: () => request.cookies.getAll(), set: () => {} });
    const isMissing = kind === "clients" ? isClientMissing : isMessageMissing;
    return isMissing(session, decodeURIComponent(id));
  },
  documentation: (slug, request) => {
    const client = createClient({ getAll: () => request.cookies.getAll(), set: () => {} });
    const [docId, isEdited] = request.nextUrl.pathname.split("/").slice(3);
    return isGuideMissing(client, request.cookies.toString(), {
      slug,
      docId,
      isEdited: isEdited !== undefined,
    });
  },
  projects: isProjectMissing,
};

// The page asks again, and must still answer within five seconds.
const limitMs = 1500;

/**
 * Whether a page's object is missing, so that the page answers 404: a page that is rendered on request can show the
 * 404 screen, but not set its status (https://github.com/vercel/next.js/issues/62228). Only the status hangs on it:
 * each page looks for its object by itself, and tells an outage.
 */
export async function isObjectMissing(request: NextRequest): Promise<boolean> {
  const [place = "", id = ""] = request.nextUrl.pathname.split("/").slice(1);
  const isMissing = Object.hasOwn(pages, place) ? pages[place] : undefined;
  if (!isMissing || id === "") return false;
  try {
    return await withinTimeLimit(isMissing(decodeURIComponent(id), request), limitMs);
  } catch {
    return false;
  }
}
