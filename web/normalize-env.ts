import type { CheckedEnv } from "./read-env.ts";

export type Env = CheckedEnv & { SUPABASE_REALTIME: "on" | "off" };

const origins = ["SITE_URL", "SANITY_API_HOST", "STUDIO_URL", "SUPABASE_URL", "STRIPE_API_HOST"] as const;

/** Checked settings as the code uses them: origins without a final slash, and what is meant where nothing is said. */
export function normalizeEnv(checked: CheckedEnv): Env {
  const normalized = { ...checked, SUPABASE_REALTIME: checked.SUPABASE_REALTIME ?? "on" };
  for (const name of origins) {
    const address = checked[name];
    if (address) normalized[name] = new URL(address).origin;
  }
  return normalized;
}

/** An empty variable counts as one that is not set. */
export function withoutEmpty(source: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
}
