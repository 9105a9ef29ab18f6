import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { type OwnerRefusal, ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

const read = unwrap("The people could not be changed");

const person = { userId: z.uuid() };
const invite = { inviteId: z.uuid() };
const change = z.discriminatedUnion("action", [
  z.object({ action: z.literal("renew"), requestKey: z.uuid(), ...invite }),
  z.object({ action: z.literal("revoke"), ...invite }),
  z.object({ action: z.literal("remove"), ...person }),
  z.object({ action: z.enum(["show-money", "hide-money"]), ...person }),
  z.object({ action: z.enum(["disable", "enable"]), ...person }),
]);

const moneyRefusals: Partial<Record<string, OwnerRefusal>> = {
  archived: "archived",
  last: "last-money",
  limited: "money-limited",
  missing: "no-member",
};

export async function changePeople(clientId: string, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(clientId).success) return ownerRefused("refused");
  const session = await openWritableSession();
  const { data } = asked;
  switch (data.action) {
    case "renew": {
      const answer = await session
        .rpc("renew_invite", { invite_id: data.inviteId, request_key: data.requestKey })
        .then(read);
      if (answer === "closed") return ownerRefused("invite-closed");
      return ownerDid(answer === "asked" ? "asked-again" : "invited-again");
    }
    case "revoke": {
      const taken = await session
        .from("invites")
        .update({ revoked_at: new Date().toISOString() })
        .match({ id: data.inviteId, client_id: clientId })
        .is("accepted_at", null)
        .select("id")
        .then(read);
      return taken.length > 0 ? ownerDid("revoked") : ownerRefused("invite-closed");
    }
    case "remove": {
      const answer = await session
        .rpc("unlink_person", { client_id: clientId, user_id: data.userId })
        .then(read);
      return answer === "last" ? ownerRefused("last-money") : ownerDid("removed");
    }
    case "show-money":
    case "hide-money": {
      const sees_money = data.action === "show-money";
      const answer = await session
        .rpc("set_sees_money", { client_id: clientId, user_id: data.userId, sees_money })
        .then(read);
      const refusal = moneyRefusals[answer];
      return refusal ? ownerRefused(refusal) : ownerDid(sees_money ? "money-shown" : "money-hidden");
    }
    case "disable":
    case "enable":
      return setDisabled(data.userId, data.action === "disable");
  }
}

const unlinkedChange = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("link"),
    ...person,
    clientId: z.uuid().or(z.literal("")),
    sees_money: z.literal("on").optional(),
  }),
  z.object({ action: z.enum(["disable", "enable"]), ...person }),
]);

const linkRefusals = ["missing", "archived", "owner", "member"] satisfies OwnerRefusal[];

export async function changeUnlinkedPerson(values: unknown): Promise<FormOutcome> {
  const asked = unlinkedChange.safeParse(values);
  if (!asked.success) return ownerRefused("refused");
  const { data } = asked;
  if (data.action !== "link") return setDisabled(data.userId, data.action === "disable");
  if (data.clientId === "") return ownerRefused("choose");
  const session = await openWritableSession();
  const answer = await session
    .rpc("link_person", {
      client_id: data.clientId,
      user_id: data.userId,
      sees_money: data.sees_money === "on",
    })
    .then(read);
  const refusal = linkRefusals.find((each) => each === answer);
  return refusal ? ownerRefused(refusal) : ownerDid("linked");
}

async function setDisabled(userId: string, isDisabled: boolean): Promise<FormOutcome> {
  const session = await openWritableSession();
  const isSet = await session
    .rpc("set_account_disabled", { user_id: userId, is_disabled: isDisabled })
    .then(read);
  return isSet ? ownerDid(isDisabled ? "disabled" : "enabled") : ownerRefused("not-disabled");
}
