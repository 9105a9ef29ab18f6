import type { Env } from "../../web/env.ts";
import { ask, type Finding, right, unknown, wrong } from "./finding.ts";

/** Whether Supabase answers, both keys are what they should be, the migrations ran, an owner exists and publishes arrive. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  const read = (table: string, key: string) =>
    ask(`${env.SUPABASE_URL}/rest/v1/${table}`, { headers: { apikey: key, Authorization: `Bearer ${key}` } });

  const secret = await read("users?select=id&role=eq.owner&limit=1", env.SUPABASE_SECRET_KEY);
  if (!secret) return [wrong("Supabase does not answer", "Check SUPABASE_URL and the network.")];
  if (secret.status === 401 || secret.status === 403)
    return [wrong("Supabase refuses SUPABASE_SECRET_KEY", "Copy the secret key of this very project.")];
  if (!secret.ok) return [wrong("The database has no tables", "Run `npx supabase db push`.")];

  const owners: unknown = await secret.json();
  const publishes = await read(
    "publish_events?select=received_at&limit=1&state=eq.live",
    env.SUPABASE_SECRET_KEY,
  );
  const open = await read("publish_events?select=id&limit=1", env.SUPABASE_PUBLISHABLE_KEY);
  return [
    right("Supabase answers and takes the secret key"),
    open?.ok
      ? wrong(
          "SUPABASE_PUBLISHABLE_KEY opens what only the owner may read",
          "It is a secret key: set the publishable one.",
        )
      : right("The publishable key opens nothing by itself"),
    Array.isArray(owners) && owners.length > 0
      ? right("There is an owner")
      : wrong("There is no owner yet", "Run `npm run make-owner -- you@example.com`."),
    await describePublishes(publishes),
  ];
}

async function describePublishes(response: Response | undefined): Promise<Finding> {
  if (!response?.ok) return wrong("Migrations are missing", "Run `npx supabase db push`.");
  const rows: unknown = await response.json();
  return Array.isArray(rows) && rows.length > 0
    ? right("A publish has arrived")
    : unknown(
        "Whether the content service's webhook is set up",
        "Publish something; the Site section must list it.",
      );
}
