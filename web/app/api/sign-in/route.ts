import { cookies } from "next/headers";
import { env } from "#env.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";
import { readForm } from "#forms/read-form.ts";
import { sameSitePath } from "#forms/same-site-path.ts";
import { signIn } from "#forms/sign-in/sign-in.ts";
import { describeFailure, type SignInFailure } from "#forms/sign-in/sign-in-failure.ts";
import { typedEmailCookie } from "#forms/sign-in/typed-email-cookie.ts";

const statuses: Record<SignInFailure["reason"], number> = {
  missing: 400,
  credentials: 401,
  unconfirmed: 401,
  throttled: 429,
  unreachable: 503,
};

/** Answers a script with JSON and a plain form with a redirect. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const form = await readForm(request);
  if ("error" in form) return refuse(form.status, form.error);

  const failure = await signIn(form.fields);
  const isScript = request.headers.get("accept")?.includes("application/json") ?? false;
  const from = sameSitePath(form.fields.from);
  const next = from ?? "/dashboard";

  if (isScript) {
    if (!failure) return Response.json({ next });
    const { waitSeconds } = failure;
    const headers = waitSeconds ? { "Retry-After": String(waitSeconds) } : undefined;
    return Response.json({ error: describeFailure(failure) }, { status: statuses[failure.reason], headers });
  }
  const store = await cookies();
  if (!failure) {
    store.delete({ name: typedEmailCookie, path: "/login" });
    return seeOther(next);
  }
  store.set(typedEmailCookie, form.fields.email?.slice(0, 255) ?? "", {
    path: "/login",
    maxAge: 60,
    httpOnly: true,
    sameSite: "lax",
  });
  return seeOther(`/login?${describeInAddress(failure, from)}`);
}

function describeInAddress({ reason, waitSeconds }: SignInFailure, from: string | null): URLSearchParams {
  return new URLSearchParams({
    error: reason,
    ...(waitSeconds && { wait: String(waitSeconds) }),
    ...(from && { from }),
  });
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
