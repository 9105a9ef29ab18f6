import { z } from "zod";
import type { Env } from "../../web/env.ts";
import { type Finding, right, unknown, wrong } from "./finding.ts";
import { ask, type Reach, readJson } from "./reach.ts";

const described = z.tuple([
  z.object({
    state: z.enum(["there", "missing", "unreadable"]),
    trouble: z.string().nullish(),
    owners: z.number(),
    without_factor: z.number().nullish(),
  }),
]);

/** Whether what says that a session is strong can be read, and how many owners have no second factor. */
export async function checkFactors(
  env: Pick<Env, "SUPABASE_URL" | "SUPABASE_SECRET_KEY">,
  reach: Pick<Reach, "fetch">,
): Promise<Finding[]> {
  const response = await ask(reach, `${env.SUPABASE_URL}/rest/v1/rpc/describe_second_factors`, {
    method: "POST",
    headers: {
      apikey: env.SUPABASE_SECRET_KEY,
      Authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
      "content-type": "application/json",
    },
    body: "{}",
  });
  const answer = described.safeParse(response?.ok ? await readJson(response) : undefined);
  if (!answer.success)
    return [wrong("The database does not know of second factors", "Run `npx supabase db push`.")];
  const [{ state, trouble, owners, without_factor }] = answer.data;
  if (state === "missing")
    return [
      wrong(
        "The sign-in service has no table auth.mfa_factors, so nobody is asked for a second factor",
        "It is of 2022 or before: update it.",
      ),
    ];
  if (state === "unreadable")
    return [
      wrong(
        `Second factors cannot be read: ${trouble}`,
        "An account that has one opens nothing until the role that ran the migrations may read auth.mfa_factors, auth.mfa_amr_claims and auth.sessions.",
      ),
    ];
  return [right("Second factors can be asked for"), ...describeOwners(owners, without_factor ?? owners)];
}

function describeOwners(owners: number, without: number): Finding[] {
  if (owners === 0) return [];
  if (without === 0) return [right("Every owner signs in with two steps")];
  const who = owners === 1 ? "The owner has" : `${without} of ${owners} owners have`;
  return [unknown(`${who} no second factor`, "Each sets one up under Settings, Two-step sign-in.")];
}
