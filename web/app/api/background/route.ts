import { isCron } from "#background/is-cron.ts";
import { runOnce } from "#background/run-once.ts";
import { env } from "#env.ts";

export const dynamic = "force-dynamic";
export const maxDuration = 60;

const headers = { "cache-control": "no-store" };

/** Does the background work once, for a cron with CRON_SECRET: every minute on hosts that keep no process. */
export async function POST(request: Request) {
  if (!env.CRON_SECRET) return Response.json({ error: "CRON_SECRET is not set." }, { status: 404, headers });
  if (!isCron(request.headers, env.CRON_SECRET))
    return Response.json({ error: "The secret is missing or wrong." }, { status: 401, headers });
  const { done, failed } = await runOnce();
  return Response.json({ done, failed }, { status: failed.length > 0 ? 503 : 200, headers });
}

/** As Vercel's crons ask: https://vercel.com/docs/cron-jobs/manage-cron-jobs */
export const GET = POST;
