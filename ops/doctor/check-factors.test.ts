import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { checkFactors } from "./check-factors.ts";

// The doctor's other tests ask stand-ins: this one asks the embedded database, over HTTP.

const { url: SUPABASE_URL, secretKey, publishableKey, database, stop } = await startTestBackend();
afterAll(stop);
const find = (SUPABASE_SECRET_KEY = secretKey) =>
  checkFactors({ SUPABASE_URL, SUPABASE_SECRET_KEY }, { fetch });

test("the embedded database says what the doctor asks, to nobody but the secret key", async () => {
  expect(await find()).toMatchObject([
    { is: "right" },
    { is: "unknown", what: "The owner has no second factor" },
  ]);
  await database.exec(`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    select gen_random_uuid(), id, 'totp', 'verified', now(), now() from public.users where role = 'owner'
  `);
  expect(await find()).toMatchObject([
    { is: "right" },
    { is: "right", what: "Every owner signs in with two steps" },
  ]);
  expect(await find(publishableKey)).toMatchObject([{ is: "wrong" }]);
});
