import "server-only";
import type { NextRequest } from "next/server";
import { readParts } from "schemas/find-address.ts";
import { findCall } from "#calls/change-call.ts";
import { isGuideMissing } from "#portal/documentation/is-guide-missing.ts";
import { isMessageMissing } from "#portal/leads/messages/is-message-missing.ts";
import { isClientMissing } from "#portal/people/is-client-missing.ts";
import { isRowMissing } from "#portal/shell/is-row-missing.ts";
import { createClient } from "#supabase/create-client.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";

type Look = (parts: Record<string, string>, request: NextRequest) => Promise<boolean>;

/** Pages that stand for one object, by their folders, and how to see that there is no such object. */
export const pagesOfObjects: Record<string, Look> = {
  "/calls/[token]": async ({ token = "" }) => (await findCall(token)) === null,
  "/dashboard/owner/clients/[clientId]": isClientPageMissing,
  "/dashboard/owner/clients/[clientId]/edit": isClientPageMissing,
  "/dashboard/owner/clients/[clientId]/view": isClientPageMissing,
  "/dashboard/owner/messages/[messageId]": async ({ messageId = "" }, request) =>
    messageId !== "saved-replies" && (await isMessageMissing(sessionOf(request), messageId)),
  "/documentation/[slug]": ({ slug = "" }, request) => isGuidePageMissing({ slug, isEdited: false }, request),
  "/documentation/your-site/[docId]": ({ docId }, request) =>
    isGuidePageMissing({ slug: "your-site", docId, isEdited: false }, request),
  "/documentation/your-site/[docId]/edit": ({ docId }, request) =>
    isGuidePageMissing({ slug: "your-site", docId, isEdited: true }, request),
  "/invoices/[invoiceId]": ({ invoiceId = "" }, request) => isRowMissing("invoices", invoiceId, request),
  "/statement/[clientId]": ({ clientId = "" }, request) => isRowMissing("clients", clientId, request),
  "/projects/[projectId]": isProjectPageMissing,
  "/projects/[projectId]/*": isProjectPageMissing,
};

// The page asks again, and must still answer within five seconds.
const limitMs = 1500;

/**
 * Whether a page's object is missing, so that the page answers 404: a page that is rendered on request can show the
 * 404 screen, but not set its status (https://github.com/vercel/next.js/issues/62228). Only the status hangs on it:
 * each page looks for its object by itself, and tells an outage.
 */
export async function isObjectMissing(request: NextRequest): Promise<boolean> {
  for (const [kind, isMissing] of Object.entries(pagesOfObjects)) {
    const parts = readParts(kind, request.nextUrl.pathname);
    if (parts)
      return withinTimeLimit(
        decode(parts).then((ids) => isMissing(ids, request)),
        limitMs,
      ).catch(() => false);
  }
  return false;
}

/** Throws an Error where percent signs say nothing. */
async function decode(parts: Record<string, string>): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]));
}

function sessionOf({ cookies }: NextRequest) {
  return createClient({ getAll: () => cookies.getAll(), set: () => {} });
}

async function isClientPageMissing({ clientId = "" }: Record<string, string>, request: NextRequest) {
  return clientId !== "new" && (await isClientMissing(sessionOf(request), clientId));
}

function isProjectPageMissing({ projectId = "" }: Record<string, string>, request: NextRequest) {
  return isRowMissing("projects", projectId, request);
}

function isGuidePageMissing(place: Parameters<typeof isGuideMissing>[2], request: NextRequest) {
  return isGuideMissing(sessionOf(request), request.cookies.toString(), place);
}
