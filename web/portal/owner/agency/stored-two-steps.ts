import "server-only";
import { z } from "zod";
import { isDutyByDefault } from "#accounts/second-step/is-duty-by-default.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { wrongRequest } from "#ui/saved-form/request-outcome.ts";

export type OwnerFactor = {
  id: string;
  /** The full name, or the address of somebody who has given none. */
  name: string;
  hasFactor: boolean;
  /** Until when they are let in without one; null where they have one, or where no day has been set yet. */
  enrolBy: Date | null;
};

/** Whether owners have to have a second factor: as somebody chose, or as it is where nobody has. */
export async function readOwnersNeedTwoSteps(): Promise<boolean> {
  const session = await openSession();
  const { owners_need_two_steps } = await session
    .from("agency_settings")
    .select("owners_need_two_steps")
    .single()
    .then(unwrap("The setting of two-step sign-in could not be read"));
  return owners_need_two_steps ?? isDutyByDefault;
}

/** Every owner whose account is not disabled, the first of them first. */
export async function readOwnerFactors(): Promise<OwnerFactor[]> {
  const session = await openSession();
  const owners = await session
    .rpc("list_owner_factors")
    .then(unwrap("Who of the owners has a second factor could not be read"));
  return owners.map(({ id, full_name, email, has_factor, enrol_by }) => ({
    id,
    name: full_name || email,
    hasFactor: has_factor,
    enrolBy: enrol_by ? new Date(enrol_by) : null,
  }));
}

const choice = z.object({ owners_need_two_steps: z.enum(["yes", "no"]) });

/** Makes a second factor the duty of every owner, or lets each of them choose. */
export async function chooseTwoSteps(values: unknown): Promise<FormOutcome> {
  const asked = choice.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const owners_need_two_steps = asked.data.owners_need_two_steps === "yes";
  const session = await openWritableSession();
  await session
    .from("agency_settings")
    .update({ owners_need_two_steps })
    .eq("is_only", true)
    .select("is_only")
    .then(unwrap("The setting of two-step sign-in could not be saved"));
  const { setting } = (await getTexts()).duty;
  return { done: { text: owners_need_two_steps ? setting.turnedOn : setting.turnedOff } };
}
