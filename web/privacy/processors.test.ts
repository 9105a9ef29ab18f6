import { expect, test } from "vitest";
import { listProcessors } from "./processors.ts";

const local = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SANITY_API_HOST: "http://localhost:3900",
  STRIPE_SECRET_KEY: "sk_test_0123456789",
  STRIPE_API_HOST: "http://localhost:54330",
  SMTP_URL: "smtp://127.0.0.1:54325",
  analyticsId: null,
  hasTutorial: false,
};

test("on one machine nobody but the host takes part, and the tutorial's where there is one", () => {
  expect(listProcessors(local)).toEqual(["hosting"]);
  expect(listProcessors({ ...local, hasTutorial: true })).toEqual(["hosting", "youtube"]);
});

test("each service is listed when its setting turns it on", () => {
  const { SANITY_API_HOST: _, STRIPE_API_HOST: __, ...hosted } = local;
  expect(
    listProcessors({
      ...hosted,
      SUPABASE_URL: "https://abcdefgh.supabase.co",
      SMTP_URL: "smtps://user:password@mail.example.com:465",
      analyticsId: "G-ABCD1234",
      hasTutorial: true,
    }),
  ).toEqual(["hosting", "supabase", "sanity", "stripe", "email", "googleAnalytics", "youtube"]);
});
