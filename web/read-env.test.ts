import { expect, test } from "vitest";
import { readEnv } from "./read-env.ts";

const complete = {
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

test("complete settings are returned, an empty one counts as absent", () => {
  const env = readEnv({ ...complete, SANITY_API_READ_TOKEN: "" });
  expect(env.SITE_URL).toBe("http://localhost:3000");
  expect(env.SANITY_API_READ_TOKEN).toBeUndefined();
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
