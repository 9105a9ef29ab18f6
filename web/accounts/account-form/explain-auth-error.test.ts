import { AuthApiError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { explainAuthError, tellsOfAccount } from "./explain-auth-error.ts";

const error = (code: string, status: number) =>
  new AuthApiError("For security purposes, you can only request this after 42 seconds.", status, code);

test.each([
  ["otp_disabled", 422],
  ["user_not_found", 400],
  ["user_already_exists", 422],
  ["email_exists", 422],
  ["over_email_send_rate_limit", 429],
])("%s would tell who has an account", (code, status) => {
  expect(tellsOfAccount(error(code, status))).toBe(true);
});

test("that somebody asks too often tells nothing of an account, and is said with the seconds to wait", () => {
  const throttled = error("over_request_rate_limit", 429);
  expect(tellsOfAccount(throttled)).toBe(false);
  expect(explainAuthError(throttled)).toEqual({ reason: "throttled", waitSeconds: 42 });
});
