import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { findPlace, isPortalPath } from "schemas/find-address.ts";
import { privatePagePolicy } from "#delivery/policy/private-page-policy.ts";
import { env } from "#env.ts";
import { ownAddress } from "#server/own-address.ts";
import { whatIsWanted } from "#server/request-context.ts";
import { isRenewalDue } from "#session/is-renewal-due.ts";
import { refreshSession } from "#session/refresh-session.ts";
import { askForUser } from "#session/session-user.ts";
import { createClient } from "#supabase/create-client.ts";
import { isObjectMissing } from "./missing-objects.ts";

/** What is rendered for one request gets a policy of its own; pages behind sign-in also a session that is still good. */
export async function answerPrivately(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const isInPortal = isPortalPath(pathname);
  if (whatIsWanted() !== "document" && isInPortal) return answerData(request);
  const isPublic = (findPlace(pathname)?.area ?? "public") === "public";
  const policy = choosePolicy(isPublic && (await isPreview(request)));
  // Next reads the nonce for its scripts from the request.
  request.headers.set("content-security-policy", policy);
  const response = isInPortal ? await refreshSession(request) : NextResponse.next({ request });
  response.headers.set("content-security-policy", policy);
  if (policy.includes("frame-ancestors 'none'")) response.headers.set("x-frame-options", "DENY");
  if (!(await isObjectMissing(request))) return response;
  return new NextResponse(response.body, { status: 404, headers: response.headers });
}

/**
 * The data of a page, fetched because somebody goes there or might: it renews no session and needs no status, so its object is
 * not looked for twice. Without a session that is good as it is, Next asks for the page's document instead.
 */
async function answerData(request: NextRequest): Promise<NextResponse> {
  const isOpen = !(await isRenewalDue(request.cookies.getAll())) && (await isSignedIn(request));
  const response = isOpen ? NextResponse.next() : new NextResponse(null, { status: 401 });
  const isKept = isOpen && whatIsWanted() === "outline";
  response.headers.set("Cache-Control", isKept ? `private, max-age=${outlineSeconds}` : "private, no-store");
  return response;
}

/**
 * An outline tells which parts a page has, and nothing of what is in them. With one that the browser kept, fetching ahead begins with
 * the page itself, and the press finds it on its way; after a deployment Next throws the old ones away by their build.
 */
const outlineSeconds = 900;

/** The page asks as well, and gets the same answer. An outage is the page's to tell. */
async function isSignedIn({ cookies }: NextRequest): Promise<boolean> {
  if (whatIsWanted() === "outline") return true;
  const client = createClient({ getAll: () => cookies.getAll(), set: () => {} });
  return (await askForUser(cookies.toString(), client).catch(() => undefined)) !== null;
}

function choosePolicy(isPreviewed: boolean): string {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  return privatePagePolicy(nonce, isPreviewed ? env.STUDIO_URL : undefined);
}

/** Whether the request has the cookie of a verified preview. Only a route can tell: in here Next's draftMode() is always off. */
async function isPreview({ headers, cookies }: NextRequest): Promise<boolean> {
  if (!cookies.has("__prerender_bypass")) return false;
  const { status } = await fetch(ownAddress("/api/preview/state"), {
    headers: { cookie: headers.get("cookie") ?? "" },
    cache: "no-store",
    signal: AbortSignal.timeout(5000),
  }).catch(() => ({ status: 403 }));
  return status !== 403;
}
