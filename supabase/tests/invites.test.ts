import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import {
  accounts,
  ownerName,
  startTestBackend,
  type UntypedClient,
} from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);

const password = "a long enough password";
const unlinked = z.array(z.object({ id: z.string(), email: z.string() }));

/** An account whose address is proven by the mailed code, and the names of the clients that it then sees. */
async function confirmAndReadClients(email: string): Promise<unknown[]> {
  const client = backend.anonymous();
  await client.auth.signUp({ email, password });
  const [, token = ""] = /code: (\d{6})/.exec(backend.mails.at(-1)?.text ?? "") ?? [];
  expect((await client.from("clients").select("name")).error).not.toBeNull();
  expect((await client.auth.verifyOtp({ email, token, type: "email" })).error).toBeNull();
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  return (await client.from("clients").select("name")).data?.map(({ name }) => name) ?? [];
}

/** Invites as the site does, and answers what became of it. */
async function invite(address: string, invite_id: string = randomUUID()): Promise<unknown> {
  const { data, error } = await owner.rpc("invite_person", {
    invite_id,
    client_id: ids.voltway,
    address,
  });
  expect(error).toBeNull();
  return data;
}

/** The names of the clients that somebody sees. */
async function seenClients(person: UntypedClient): Promise<unknown[]> {
  const { data } = await person.from("clients").select("name").order("name");
  return data?.map(({ name }) => name) ?? [];
}

async function answer(person: UntypedClient, invite_id: unknown, is_joining: boolean): Promise<unknown> {
  const { data, error } = await person.rpc("answer_invite", { invite_id, is_joining });
  expect(error).toBeNull();
  return data;
}

async function readMails(recipient: string): Promise<unknown[]> {
  const { data } = await backend.service().from("outbox").select("template").eq("recipient", recipient);
  return data?.map(({ template }) => template) ?? [];
}

test("an invited person joins the client when the address is proven, and not before", async () => {
  expect(await invite(" Kit@example.com ")).toBe("invited");
  expect(await readMails("kit@example.com")).toEqual(["client-invite"]);
  expect(await confirmAndReadClients("kit@example.com")).toEqual(["Voltway Home Electric"]);
  const { data } = await owner.from("invites").select("accepted_at").eq("email", "kit@example.com").single();
  expect(data?.accepted_at).not.toBeNull();
  expect(await invite("kit@example.com")).toBe("member");
});

test("a repeated request is one invite and one mail; another one renews the open invite", async () => {
  const id = randomUUID();
  expect(await Promise.all([invite("twice@example.com", id), invite("twice@example.com", id)])).toEqual([
    "invited",
    "invited",
  ]);
  expect(await invite("twice@example.com")).toBe("invited");
  const { data } = await owner.from("invites").select("id").eq("email", "twice@example.com");
  expect(data).toEqual([{ id }]);
  expect(await readMails("twice@example.com")).toEqual(["client-invite", "client-invite"]);

  const renew = (key: string) => owner.rpc("renew_invite", { invite_id: id, request_key: key });
  const key = randomUUID();
  expect([(await renew(key)).data, (await renew(key)).data]).toEqual(["invited", "invited"]);
  expect(await readMails("twice@example.com")).toHaveLength(3);
  await owner.from("invites").update({ revoked_at: new Date().toISOString() }).eq("id", id);
  expect((await renew(randomUUID())).data).toBe("closed");
});

test("an invite that was taken back or has expired joins nobody; renewed it does", async () => {
  for (const [email, change] of [
    ["back@example.com", { revoked_at: new Date().toISOString() }],
    ["late@example.com", { expires_at: "2026-01-01T00:00:00Z" }],
  ] as const) {
    await invite(email);
    await backend.service().from("invites").update(change).eq("email", email);
    expect(await confirmAndReadClients(email), email).toEqual([]);
  }
  const { data } = await owner.from("invites").select("id").eq("email", "late@example.com").single();
  const renewed = await owner.rpc("renew_invite", {
    invite_id: data?.id,
    request_key: randomUUID(),
  });
  expect(renewed.data).toBe("asked");
  expect(await readMails("late@example.com")).toEqual(["client-invite", "client-invite"]);
  const late = await backend.signIn("late@example.com", password);
  expect(await seenClients(late)).toEqual([]);
  expect(await answer(late, data?.id, true)).toBe("joined");
  expect(await seenClients(late)).toEqual(["Voltway Home Electric"]);
});

test("somebody who has an account is asked, and sees nothing of the company before they join", async () => {
  const id = randomUUID();
  expect(await invite(accounts.otherClient.toUpperCase(), id)).toBe("asked");
  const { data: mail } = await backend
    .service()
    .from("outbox")
    .select("template, payload")
    .eq("recipient", accounts.otherClient)
    .eq("subject_id", id);
  expect(mail).toMatchObject([
    { template: "client-invite", payload: { has_account: true, invited_by: ownerName } },
  ]);
  const [priya, dana] = [
    await backend.signIn(accounts.otherClient),
    await backend.signIn(accounts.ownClient),
  ];
  expect((await priya.rpc("list_my_invites")).data).toMatchObject([
    { id, client_name: "Voltway Home Electric", invited_by: ownerName },
  ]);
  expect(await seenClients(priya)).toEqual(["Alder & Oak Interiors"]);

  // Somebody else's invite is no invite, whoever knows its id.
  expect((await dana.rpc("list_my_invites")).data).toEqual([]);
  expect((await owner.rpc("list_my_invites")).data).toEqual([]);
  for (const stranger of [dana, owner])
    for (const isJoining of [true, false]) expect(await answer(stranger, id, isJoining)).toBe("closed");
  expect(
    (await backend.anonymous().rpc("answer_invite", { invite_id: id, is_joining: true })).error,
  ).not.toBeNull();
  await dana.auth.signOut();
  const { data: untouched } = await owner
    .from("invites")
    .select("accepted_at, declined_at")
    .eq("id", id)
    .single();
  expect(untouched).toEqual({ accepted_at: null, declined_at: null });

  expect([await answer(priya, id, false), await answer(priya, id, false)]).toEqual(["declined", "declined"]);
  expect(await answer(priya, id, true)).toBe("closed");
  expect(await seenClients(priya)).toEqual(["Alder & Oak Interiors"]);
  expect(await invite(accounts.otherClient)).toBe("asked");
  await owner.from("invites").update({ revoked_at: new Date().toISOString() }).eq("id", id);
  expect(await answer(priya, id, true)).toBe("closed");

  const another = randomUUID();
  expect(await invite(accounts.otherClient, another)).toBe("asked");
  expect([await answer(priya, another, true), await answer(priya, another, true)]).toEqual([
    "joined",
    "joined",
  ]);
  expect(await seenClients(priya)).toEqual(["Alder & Oak Interiors", "Voltway Home Electric"]);
  expect(await invite(accounts.otherClient)).toBe("member");
  expect(await invite(accounts.owner)).toBe("owner");
  const gone = await owner.rpc("invite_person", {
    invite_id: randomUUID(),
    client_id: randomUUID(),
    address: "x@example.com",
  });
  expect(gone.data).toBe("missing");
});

test("the owner hears of whoever signs up without an invite, in one mail an hour, and links or shuts the account", async () => {
  await backend.service().from("outbox").delete().eq("template", "unlinked-people");
  for (const name of ["first", "second", "third"]) await confirmAndReadClients(`${name}@example.com`);
  const { data: mails } = await backend
    .service()
    .from("outbox")
    .select("payload, next_at, recipient")
    .eq("template", "unlinked-people")
    .order("created_at");
  expect(mails).toMatchObject([
    { recipient: null, payload: { people: [{ email: "first@example.com" }] } },
    { payload: { people: [{ email: "second@example.com" }, { email: "third@example.com" }] } },
  ]);
  expect(Date.parse(String(mails?.[1]?.next_at)) - Date.now()).toBeGreaterThan(50 * 60_000);

  const list = async () => {
    const { data, error } = await owner.rpc("list_unlinked_people", { skip: 0, most: 2 });
    expect(error).toBeNull();
    return unlinked.parse(data);
  };
  const [newest, ...others] = await list();
  expect([newest?.email, others.length]).toEqual(["third@example.com", 1]);
  const link = { client_id: ids.voltway, user_id: newest?.id };
  expect((await owner.rpc("link_person", link)).data).toBe("linked");
  expect((await owner.rpc("link_person", link)).data).toBe("member");
  expect(await readMails("third@example.com")).toEqual(["client-joined"]);
  const [next] = await list();
  expect(next?.email).toBe("second@example.com");

  const second = await backend.signIn("second@example.com", password);
  await owner.rpc("set_account_disabled", { user_id: next?.id, is_disabled: true });
  expect((await list()).map(({ email }) => email)).not.toContain("second@example.com");
  expect(
    (await second.rpc("set_account_disabled", { user_id: next?.id, is_disabled: false })).error?.code,
  ).toBe("42501");
  const ownerId = (await owner.auth.getUser()).data.user?.id;
  expect((await owner.rpc("set_account_disabled", { user_id: ownerId, is_disabled: true })).data).toBe(false);
});

test("whoever was taken out of a client is listed with the day, waits for nobody, and is nobody new when back", async () => {
  const email = "left@example.com";
  await confirmAndReadClients(email);
  const { data: person } = await backend
    .service()
    .from("users")
    .select("id, left_at")
    .eq("email", email)
    .single();
  const [client_id, user_id] = [ids.voltway, person?.id];
  const find = async () => {
    const { data } = await owner.rpc("list_unlinked_people", { skip: 0, most: 100 });
    const listed = Object.values(Object(data)).find((row) => Object(row).id === user_id);
    const waits = await owner.rpc("list_waiting", { of_kinds: ["person"], most: 100 });
    return {
      left: listed ? Object(listed).left_at !== null : "not listed",
      waits: Object.values(Object(waits.data)).some((row) => Object(row).id === user_id),
    };
  };
  expect(await find()).toEqual({ left: false, waits: true });
  for (let time = 0; time < 2; time++) {
    await owner.rpc("link_person", { client_id, user_id });
    expect(await find()).toEqual({ left: "not listed", waits: false });
    await owner.rpc("unlink_person", { client_id, user_id });
    expect(await find()).toEqual({ left: true, waits: false });
  }
  const log = await owner
    .from("audit_log")
    .select("table_name")
    .match({ table_name: "users", row_id: user_id, action: "changed" });
  expect(log.data).toEqual([]);
});

test("an account sees its sessions, and a deleted one is gone but for the bare facts", async () => {
  const dana = await backend.signIn(accounts.ownClient);
  await backend.signIn(accounts.ownClient);
  const sessions = await dana.rpc("my_sessions");
  expect(sessions.data).toHaveLength(2);
  expect((await owner.rpc("delete_my_account")).error?.code).toBe("PT409");

  expect((await dana.rpc("delete_my_account")).error).toBeNull();
  expect((await dana.auth.getUser()).error).not.toBeNull();
  await expect(backend.signIn(accounts.ownClient)).rejects.toMatchObject({ code: "invalid_credentials" });
  const kept = await owner.from("legal_acceptances").select("user_id, version");
  expect(kept.data).toEqual([{ user_id: null, version: "1.0" }]);
});

test("an invite that was accepted cannot be taken back, one that is open, declined or expired can", async () => {
  const states: [state: string, set: string, isTakenBack: boolean][] = [
    ["accepted", "accepted_at = now()", false],
    ["accepted and expired", "accepted_at = now(), expires_at = now()", false],
    ["open", "expires_at = now() + interval '1 day'", true],
    ["declined", "declined_at = now()", true],
    ["expired", "expires_at = now()", true],
  ];
  for (const [state, set, isTakenBack] of states) {
    const id = randomUUID();
    await backend.database.exec(
      `insert into invites (id, client_id, email) values ('${id}', '${ids.voltway}', '${id}@example.com');
       update invites set ${set} where id = '${id}'`,
    );
    const { data, error } = await owner
      .from("invites")
      .update({ revoked_at: new Date().toISOString() })
      .eq("id", id)
      .select("id");
    expect([error, data?.length], state).toEqual([null, isTakenBack ? 1 : 0]);
    const kept = await backend.service().from("invites").select("revoked_at").eq("id", id).single();
    expect(kept.data?.revoked_at !== null, state).toBe(isTakenBack);
  }
});
