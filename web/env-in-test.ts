import { vi } from "vitest";

export const settingsInTest = {
  SITE_URL: "http://localhost:3000",
  NEXT_PUBLIC_SANITY_PROJECT_ID: "local",
  NEXT_PUBLIC_SANITY_DATASET: "production",
  SANITY_API_HOST: "http://localhost:3900",
  SANITY_REVALIDATE_SECRET: "a-secret-of-more-than-32-characters",
  SUPABASE_URL: "http://localhost:54321",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789",
  SUPABASE_SECRET_KEY: "sb_secret_0123456789abcdef",
  SMTP_URL: "smtp://localhost:54325",
};

/** Sets what env.ts wants as soon as it is loaded: to be called before what is tested is imported. */
export function stubSettings(changes: Partial<typeof settingsInTest> = {}): void {
  for (const [name, value] of Object.entries({ ...settingsInTest, ...changes })) vi.stubEnv(name, value);
}
