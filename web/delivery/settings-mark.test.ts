import { expect, test } from "vitest";
import { settingsInTest } from "../env-in-test.ts";
import { settingsMark } from "./settings-mark.ts";

const mark = settingsMark(settingsInTest);

test.each([
  { SITE_URL: "http://127.0.0.1:3000" },
  { STUDIO_URL: "https://studio.example" },
  { NEXT_PUBLIC_SANITY_DATASET: "staging" },
  { NEXT_PUBLIC_SANITY_PROJECT_ID: "other" },
  { SANITY_API_HOST: undefined },
  { SANITY_REVALIDATE_SECRET: "another-secret-of-more-than-32-characters" },
  { SUPABASE_URL: "https://other.supabase.co" },
  { SMTP_URL: "smtps://user:password@mail.example:465" },
  { STRIPE_SECRET_KEY: "sk_test_0123456789" },
])("pages rendered before %j are another site's", (changed) => {
  expect(settingsMark({ ...settingsInTest, ...changed })).not.toBe(mark);
});

test("a slash at an address's end and a new key change no page", () => {
  const changed = {
    SITE_URL: `${settingsInTest.SITE_URL}/`,
    SUPABASE_SECRET_KEY: "sb_secret_another-one-entirely",
  };
  expect(settingsMark({ ...settingsInTest, ...changed })).toBe(mark);
});
