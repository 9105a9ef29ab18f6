import { afterAll, expect, test } from "vitest";
import { accounts, siteUrl, startTestBackend } from "../../local/supabase/test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const dana = await backend.signIn(accounts.ownClient);
const danasId = (await dana.auth.getUser()).data.user?.id ?? "";

async function roleOf(email: string): Promise<unknown> {
  const { data } = await backend.service().from("users").select("role").eq("email", email).single();
  return data?.role;
}

test("a client cannot patch the own role", async () => {
  const { error } = await dana.from("users").update({ role: "owner" }).eq("id", danasId);
  expect(error?.code).toBe("42501");
  const hidden = await dana.from("users").update({ full_name: "Dana", role: "owner" }).eq("id", danasId);
  expect(hidden.error?.code).toBe("42501");
  const upsert = await dana.from("users").upsert({ id: danasId, email: accounts.ownClient, role: "owner" });
  expect(upsert.error?.code).toBe("42501");
  expect(await roleOf(accounts.ownClient)).toBe("client");
});

test("a role in the user's metadata changes nothing", async () => {
  const { error } = await dana.auth.updateUser({ data: { role: "owner" } });
  expect(error).toBeNull();
  await dana.auth.refreshSession();
  expect(await roleOf(accounts.ownClient)).toBe("client");
  const { count } = await dana.from("users").select("id", { count: "exact" });
  expect(count).toBe(1);
});

test("were the grants too wide, the trigger would still refuse a client and let the service pass", async () => {
  await backend.database.exec("grant update on public.users to authenticated");
  try {
    const { error } = await dana.from("users").update({ role: "owner" }).eq("id", danasId);
    expect(error).toMatchObject({ code: "42501", message: "Only the service changes a role" });
    expect(await roleOf(accounts.ownClient)).toBe("client");

    const service = backend.service().from("users");
    expect((await service.update({ role: "owner" }).eq("id", danasId)).error).toBeNull();
    expect(await roleOf(accounts.ownClient)).toBe("owner");
    expect((await service.update({ role: "client" }).eq("id", danasId)).error).toBeNull();
  } finally {
    await backend.database.exec(
      "revoke update on public.users from authenticated; grant update (full_name, phone) on public.users to authenticated",
    );
  }
});

test("somebody who signs up as an owner becomes a client, with the name given, once the mailed link is used", async () => {
  const email = "mallory@example.com";
  const mallory = backend.anonymous();
  const signUp = await mallory.auth.signUp({
    email,
    password: "a long enough password",
    options: { data: { full_name: "  Mallory  ", role: "owner" } },
  });
  expect(signUp.error).toBeNull();
  expect(signUp.data.session).toBeNull();

  const mail = backend.mails.at(-1);
  expect(mail).toMatchObject({ subject: "Confirm your email address", to: [{ address: email }] });
  const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect(link.href.startsWith(`${siteUrl}/auth/confirm?`)).toBe(true);
  const confirmed = await mallory.auth.verifyOtp({
    token_hash: link.searchParams.get("token_hash") ?? "",
    type: "email",
  });
  expect(confirmed.error).toBeNull();

  const { data } = await mallory.from("users").select("role, full_name, email");
  expect(data).toEqual([{ role: "client", full_name: "Mallory", email }]);
});

test("the admin API makes a confirmed account for the secret key and for nobody else", async () => {
  const account = { email: "Pat@example.com", password: "a long enough password", email_confirm: true };
  expect((await dana.auth.admin.createUser(account)).error?.status).toBe(403);
  expect((await backend.anonymous().auth.admin.createUser(account)).error?.status).toBe(403);

  const service = backend.service();
  expect((await service.auth.admin.createUser(account)).error).toBeNull();
  expect((await service.auth.admin.createUser(account)).error?.code).toBe("email_exists");
  const pat = await backend.signIn("pat@example.com", account.password);
  expect((await pat.from("users").select("role")).data).toEqual([{ role: "client" }]);
});

test("a row has the JSON shapes of hosted Supabase", async () => {
  const { data } = await dana.from("users").select("created_at, phone").single();
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  expect(data?.phone).toBeNull();
});
