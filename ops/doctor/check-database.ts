import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../bin/stack/settings.ts";
import type { Env } from "../../web/env.ts";
import { checkFactors } from "./check-factors.ts";
import { type Finding, right, unknown, wrong } from "./finding.ts";
import { ask, type Reach, readJson } from "./reach.ts";

/** Whether Supabase answers, both keys are what they should be, the migrations ran, an owner exists, factors and publishes are known. */
export async function checkDatabase(env: Env, reach: Reach): Promise<Finding[]> {
  const read = (path: string, key: string) =>
    ask(reach, `${env.SUPABASE_URL}/${path}`, { headers: { apikey: key, Authorization: `Bearer ${key}` } });

  const secret = await read("rest/v1/users?select=id&role=eq.owner&limit=1", env.SUPABASE_SECRET_KEY);
  if (!secret) return [wrong("Supabase does not answer", "Check SUPABASE_URL and the network.")];
  if (secret.status === 401 || secret.status === 403)
    return [
      wrong(
        "Supabase refuses SUPABASE_SECRET_KEY",
        "Copy the secret key of this very project, not the publishable one.",
      ),
    ];
  if (!secret.ok) return [wrong("The database has no tables", "Run `npx supabase db push`.")];

  const owners = await readJson(secret);
  const [publishes, newest, open, known, bucket] = await Promise.all([
    read("rest/v1/publish_events?select=received_at&limit=1&state=eq.live", env.SUPABASE_SECRET_KEY),
    read(`rest/v1/${newestTable()}?limit=1`, env.SUPABASE_SECRET_KEY),
    read("rest/v1/publish_events?select=id&limit=1", env.SUPABASE_PUBLISHABLE_KEY),
    read("auth/v1/settings", env.SUPABASE_PUBLISHABLE_KEY),
    read("storage/v1/bucket/project-files", env.SUPABASE_SECRET_KEY),
  ]);
  return [
    right("Supabase answers and takes the secret key"),
    checkPublishable(open, known),
    newest?.ok ? right("The migrations ran") : wrong("Migrations are missing", "Run `npx supabase db push`."),
    await checkBucket(bucket),
    Array.isArray(owners) && owners.length > 0
      ? right("There is an owner")
      : wrong("There is no owner yet", "Run `npm run make-owner -- you@example.com`."),
    ...(await checkFactors(env, reach)),
    await describePublishes(publishes),
  ];
}

/** Of the last migration that made one. */
export function newestTable(): string {
  const folder = join(root, "supabase", "migrations");
  const tables = readdirSync(folder)
    .sort()
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/create table public\.(\w+)/g)]);
  return tables.at(-1)?.[1] ?? "users";
}

function checkPublishable(open: Response | undefined, known: Response | undefined): Finding {
  if (open?.ok)
    return wrong(
      "SUPABASE_PUBLISHABLE_KEY opens what only the owner may read",
      "It is a secret key: set the publishable one.",
    );
  return known?.status === 401
    ? wrong("Supabase refuses SUPABASE_PUBLISHABLE_KEY", "Copy the publishable key of this very project.")
    : right("The publishable key opens nothing by itself");
}

async function checkBucket(response: Response | undefined): Promise<Finding> {
  if (!response || response.status === 404 || response.status === 400)
    return wrong("The bucket project-files is missing", "Run `npx supabase db push`: a migration makes it.");
  if (!response.ok) return unknown("Whether files can be stored", "Look under Storage for project-files.");
  const bucket: unknown = await readJson(response);
  return Object(bucket).public === true
    ? wrong("The bucket project-files is public", "Make it private under Storage: clients' files lie in it.")
    : right("Files are stored in private");
}

async function describePublishes(response: Response | undefined): Promise<Finding> {
  const rows = response?.ok ? await readJson(response) : undefined;
  return Array.isArray(rows) && rows.length > 0
    ? right("A publish has arrived")
    : unknown(
        "Whether the content service's webhook is set up",
        "Publish something; the Site section must list it.",
      );
}
