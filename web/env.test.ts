import { expect, test, vi } from "vitest";
import { settingsInTest as complete, stubSettings } from "./env-in-test.ts";

// The module checks the process's own settings as soon as it is loaded.
stubSettings();
const { env: own, readEnv } = await import("./env.ts");
vi.unstubAllEnvs();

test("the process's own settings are read when the module is loaded", () => {
  expect(own).toMatchObject(complete);
});

test("complete settings are returned, an empty one counts as absent", () => {
  const env = readEnv({ ...complete, SANITY_API_READ_TOKEN: "" });
  expect(env.SITE_URL).toBe("http://localhost:3000");
  expect(env.SANITY_API_READ_TOKEN).toBeUndefined();
});

test("origins lose their final slash, and Realtime is on unless it is switched off", () => {
  const env = readEnv({ ...complete, SITE_URL: "https://site.example/" });
  expect([env.SITE_URL, env.SUPABASE_REALTIME]).toEqual(["https://site.example", "on"]);
});

test.each(Object.keys(complete))("without %s the message names it", (name) => {
  expect(() => readEnv({ ...complete, [name]: undefined })).toThrow(name);
});

test.each([
  ["SITE_URL", "ftp://canary.example"],
  ["SITE_URL", "https://canary.example/path"],
  ["NEXT_PUBLIC_SANITY_PROJECT_ID", "Canary!"],
  ["SANITY_API_HOST", "canary"],
  ["SANITY_REVALIDATE_SECRET", "canary-short"],
  ["SUPABASE_URL", "javascript:canary"],
  ["SUPABASE_SECRET_KEY", "canary"],
  ["SUPABASE_REALTIME", "canary"],
  ["SMTP_URL", "https://canary.example"],
  ["CRON_SECRET", "canary-short"],
  ["STRIPE_SECRET_KEY", "pk_test_canary"],
  ["STRIPE_WEBHOOK_SECRET", "canary"],
])("a wrong %s is named and its value is not repeated", (name, value) => {
  const read = () => readEnv({ ...complete, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(/canary/i);
});

test("the local project id without an API host is refused as half-set", () => {
  expect(() => readEnv({ ...complete, SANITY_API_HOST: undefined })).toThrow(/SANITY_API_HOST must be set/);
});

test("the secret key may not be the publishable one", () => {
  expect(() => readEnv({ ...complete, SUPABASE_SECRET_KEY: complete.SUPABASE_PUBLISHABLE_KEY })).toThrow(
    /SUPABASE_SECRET_KEY/,
  );
});

test("billing needs the key and the webhook's secret together, and a live key speaks to Stripe alone", () => {
  const key = "sk_live_0123456789";
  const secret = "whsec_0123456789abcdef";
  expect(() => readEnv({ ...complete, STRIPE_SECRET_KEY: key })).toThrow("STRIPE_WEBHOOK_SECRET");
  expect(() => readEnv({ ...complete, STRIPE_WEBHOOK_SECRET: secret })).toThrow("STRIPE_SECRET_KEY");
  const billing = { ...complete, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret };
  expect(readEnv(billing).STRIPE_SECRET_KEY).toBe(key);
  expect(() => readEnv({ ...billing, STRIPE_API_HOST: "http://localhost:54330" })).toThrow("STRIPE_API_HOST");
});
