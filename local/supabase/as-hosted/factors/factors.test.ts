import { decode, sign } from "hono/jwt";
import { TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { accounts, demoPassword, startTestBackend, type UntypedClient } from "../../test-backend.ts";

// What supabase-js itself asks, answered as hosted Supabase answers.

const step = 30_000;
/** The middle of a half minute, so that no code runs out while it is on its way. */
const start = Math.floor(Date.now() / step) * step + step / 2;
vi.useFakeTimers({ toFake: ["Date"], now: start });

const backend = await startTestBackend();
afterAll(() => backend.stop());
afterAll(() => vi.useRealTimers());

const { ownClient: email } = accounts;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const codeOf = (secret: string, offset = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + offset * step });

async function tokenOf(client: UntypedClient) {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? "";
}
const claimsOf = async (client: UntypedClient) => decode(await tokenOf(client)).payload;

async function enrol(client: UntypedClient, friendlyName = "Telephone") {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: "totp",
    friendlyName,
    issuer: "Agency",
  });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

async function challenge(client: UntypedClient, factorId: string): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

const verify = (client: UntypedClient, factorId: string, code: string) => {
  later(1000);
  return client.auth.mfa.challengeAndVerify({ factorId, code });
};

/** Somebody with a factor, on a new half minute: signed in with a password alone, and with the code. */
async function makeFactor() {
  const strong = await backend.signIn(email);
  const factor = await enrol(strong);
  expect((await verify(strong, factor.factorId, codeOf(factor.secret))).error).toBeNull();
  later(2 * step);
  return { ...factor, strong, weak: await backend.signIn(email) };
}

const service = backend.service();
const people: Record<string, string> = {};
beforeAll(async () => {
  const { rows } = await backend.database.query<{ id: string; email: string }>(
    "select id, email from auth.users",
  );
  for (const row of rows) people[row.email] = row.id;
});
const person = () => people[email] ?? "";

// The limits count real time, and a day later all is forgotten.
afterEach(async () => {
  await backend.database.exec("delete from auth.mfa_factors; delete from auth.sessions");
  later(24 * 60 * 60_000);
});

describe("enrolling", () => {
  test("gives what an authenticator app takes, and counts once a code is right", async () => {
    const client = await backend.signIn(email);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { data } = await client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "Telephone",
      issuer: "Agency",
    });
    expect(data).toEqual({
      id: expect.any(String),
      type: "totp",
      friendly_name: "Telephone",
      totp: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/),
        uri: expect.stringMatching(/^otpauth:\/\/totp\/Agency:/),
      },
    });
    const [{ id, secret } = { id: "", secret: "" }] = data ? [{ id: data.id, secret: data.totp.secret }] : [];
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id, status: "unverified" }],
      totp: [],
    });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
      currentAuthenticationMethods: [{ method: "password", timestamp: expect.any(Number) }],
    });

    const asked = await client.auth.mfa.challenge({ factorId: id });
    expect(asked.data).toEqual({
      id: expect.any(String),
      type: "totp",
      expires_at: Math.floor(Date.now() / 1000) + 300,
    });
    later(1000);
    const verified = await client.auth.mfa.verify({
      factorId: id,
      challengeId: asked.data?.id ?? "",
      code: codeOf(secret),
    });
    expect(verified.data).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: "bearer",
      expires_in: 3600,
      user: {
        id: person(),
        factors: [{ id, status: "verified", factor_type: "totp", friendly_name: "Telephone" }],
      },
    });
    expect(JSON.stringify(verified.data)).not.toContain(secret);
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(level.data?.currentAuthenticationMethods.map((each) => Object(each).method)).toEqual([
      "totp",
      "password",
    ]);
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id }]);
  });

  test("a name is taken once, ten may be begun, and what nobody proved goes after five minutes", async () => {
    const client = await backend.signIn(email);
    await enrol(client, "1");
    await expect(enrol(client, "1")).rejects.toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    for (let n = 2; n <= 10; n++) await enrol(client, `${n}`);
    await expect(enrol(client, "11")).rejects.toMatchObject({
      status: 422,
      code: "too_many_enrolled_mfa_factors",
    });
    await backend.database.exec(
      "update auth.mfa_factors set created_at = created_at - interval '301 seconds'",
    );
    await expect(enrol(client, "11")).resolves.toBeDefined();
  });

  test("a page that is loaded thirty times, and removes what it began before, enrols", async () => {
    const client = await backend.signIn(email);
    let last = { factorId: "", secret: "" };
    for (let n = 0; n < 30; n++) {
      const { data } = await client.auth.mfa.listFactors();
      for (const { id, status } of data?.all ?? [])
        if (status === "unverified") await client.auth.mfa.unenroll({ factorId: id });
      last = await enrol(client);
      await challenge(client, last.factorId);
    }
    later(60_000);
    expect((await verify(client, last.factorId, codeOf(last.secret))).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  }, 30_000);

  test.each([
    ["phone", 422, "mfa_phone_enroll_not_enabled"],
    ["webauthn", 422, "mfa_webauthn_enroll_not_enabled"],
    ["nonsense", 400, "validation_failed"],
  ])("a factor of the type %s is refused", async (factor_type, status, code) => {
    const client = await backend.signIn(email);
    const answer = await ask("factors", await tokenOf(client), { factor_type });
    expect(answer).toMatchObject({
      status,
      body: { code: status, error_code: code, msg: expect.any(String) },
    });
  });

  test("nobody enrols without a session, nor with a made-up token", async () => {
    expect((await ask("factors", "", { factor_type: "totp" })).status).toBe(401);
    expect((await ask("factors", "a.b.c", { factor_type: "totp" })).status).toBeGreaterThan(400);
    const client = await backend.signIn(email);
    const token = await tokenOf(client);
    await client.auth.signOut();
    expect(await ask("factors", token, { factor_type: "totp" })).toMatchObject({
      status: 403,
      body: { error_code: "session_not_found" },
    });
  });
});

describe("the second step", () => {
  test("is asked of every later sign-in, and a renewal keeps its level", async () => {
    const { weak, factorId, secret } = await makeFactor();
    expect((await weak.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    expect((await verify(weak, factorId, codeOf(secret))).error).toBeNull();
    const before = await claimsOf(weak);
    await weak.auth.refreshSession();
    const after = await claimsOf(weak);
    expect(before).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
    expect([after.aal, after.amr, after.session_id]).toEqual([before.aal, before.amr, before.session_id]);
  });

  test("ends every weaker session, and what was copied of the weaker one renews nothing", async () => {
    const { weak, strong, factorId, secret } = await makeFactor();
    const other = await backend.signIn(email);
    const copied = (await weak.auth.getSession()).data.session?.refresh_token ?? "";
    expect((await verify(weak, factorId, codeOf(secret))).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await strong.auth.getUser()).error).toBeNull();
    expect((await weak.auth.getUser()).error).toBeNull();
    const { error } = await backend.anonymous().auth.refreshSession({ refresh_token: copied });
    expect(error).not.toBeNull();
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("a clock that is %i half minutes off: %s", async (offset, isRight) => {
    const { weak, factorId, secret } = await makeFactor();
    const { error } = await verify(weak, factorId, codeOf(secret, offset));
    expect(error?.code).toBe(isRight ? undefined : "mfa_verification_failed");
    if (!isRight) expect(error).toMatchObject({ status: 422, message: "Invalid TOTP code entered" });
  });

  const offsets = [-1, 0, 1];
  test.each(offsets.flatMap((first) => offsets.map((second) => [first, second] as const)))(
    "after the code of half minute %i that of %i counts only if it is later",
    async (first, second) => {
      const { weak, factorId, secret } = await makeFactor();
      expect((await verify(weak, factorId, codeOf(secret, first))).error).toBeNull();
      const again = await backend.signIn(email);
      const { error } = await verify(again, factorId, codeOf(secret, second));
      expect(error?.code).toBe(second > first ? undefined : "mfa_verification_failed");
    },
  );

  test("a code is not taken again in its neighbour's half minute", async () => {
    const { weak, factorId, secret } = await makeFactor();
    const code = codeOf(secret);
    expect((await verify(weak, factorId, code)).error).toBeNull();
    later(step);
    expect((await verify(await backend.signIn(email), factorId, code)).error?.code).toBe(
      "mfa_verification_failed",
    );
  });

  test.each([
    ["a challenge each", false, "mfa_verification_failed"],
    ["one challenge", true, "mfa_ip_address_mismatch"],
  ])("of ten that show one code at once for %s, one passes", async (_, isShared, refusal) => {
    const { weak, factorId, secret } = await makeFactor();
    const code = codeOf(secret);
    const one = await challenge(weak, factorId);
    const challenges = await Promise.all(
      Array.from({ length: 10 }, () => (isShared ? one : challenge(weak, factorId))),
    );
    const token = await tokenOf(weak);
    const answers = await Promise.all(
      challenges.map((challenge_id) => ask(`factors/${factorId}/verify`, token, { challenge_id, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : body.error_code)));
    expect([...codes]).toEqual([refusal]);
  });

  test("a challenge is met within five minutes, once, and from where it was asked for", async () => {
    const { weak, factorId, secret } = await makeFactor();
    const late = await challenge(weak, factorId);
    await backend.database.query(
      "update auth.mfa_challenges set created_at = created_at - interval '301 seconds'",
    );
    const from = await challenge(weak, factorId);
    await backend.database.query("update auth.mfa_challenges set ip_address = '192.0.2.1' where id = $1", [
      from,
    ]);
    const { factorId: otherFactor } = await enrol(await backend.signIn(accounts.otherClient));
    const cases = [
      [late, "mfa_challenge_expired"],
      [late, "mfa_factor_not_found"],
      [from, "mfa_ip_address_mismatch"],
      [crypto.randomUUID(), "mfa_factor_not_found"],
    ] as const;
    for (const [challengeId, code] of cases) {
      const { error } = await weak.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
      expect(error).toMatchObject({ status: 422, code });
    }
    expect((await weak.auth.mfa.challenge({ factorId: otherFactor })).error).toMatchObject({
      status: 404,
      code: "mfa_factor_not_found",
    });
    expect((await weak.auth.mfa.challenge({ factorId: "x" })).error?.message).toBeTruthy();
  });

  test("of two hundred guesses fifteen are looked at, then not even the right one", async () => {
    const { weak, factorId, secret } = await makeFactor();
    const token = await tokenOf(weak);
    const challenge_id = await challenge(weak, factorId);
    const valid = [-1, 0, 1].map((offset) => codeOf(secret, offset));
    const guesses = Array.from({ length: 210 }, (_, n) => `${100_000 + n}`).filter(
      (code) => !valid.includes(code),
    );
    const statuses: number[] = [];
    for (const code of guesses.slice(0, 200))
      statuses.push((await ask(`factors/${factorId}/verify`, token, { challenge_id, code })).status);
    expect(statuses).toEqual([...Array<number>(15).fill(422), ...Array<number>(185).fill(429)]);
    const right = await ask(`factors/${factorId}/verify`, token, { challenge_id, code: codeOf(secret) });
    expect(right).toMatchObject({ status: 429, body: { error_code: "over_request_rate_limit" } });
    const again = await verify(await backend.signIn(email), factorId, codeOf(secret));
    expect(again.error?.code).toBe("over_request_rate_limit");
  }, 60_000);

  test.each([{}, null, [], { challenge_id: "x", code: "123456" }, { challenge_id: null, code: 1 }, "text"])(
    "an odd body is refused: %j",
    async (body) => {
      const { weak, factorId } = await makeFactor();
      const answer = await ask(`factors/${factorId}/verify`, await tokenOf(weak), body);
      expect(answer).toMatchObject({ status: 400, body: { error_code: "bad_json" } });
    },
  );
});

describe("below level 2, with a factor", () => {
  test("nobody enrols, removes it, or changes password or address", async () => {
    const { weak, factorId } = await makeFactor();
    await expect(enrol(weak, "Another")).rejects.toMatchObject({ status: 403, code: "insufficient_aal" });
    expect((await weak.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
    });
    for (const change of [{ password: "another long password" }, { email: "new@example.com" }])
      expect((await weak.auth.updateUser(change)).error).toMatchObject({
        status: 401,
        code: "insufficient_aal",
      });
    await expect(backend.signIn(email, demoPassword)).resolves.toBeDefined();
  });

  test("a forgotten password is not replaced by a mailed link alone", async () => {
    await makeFactor();
    await backend.database.query(
      "update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1",
      [person(), "a".repeat(64)],
    );
    const client = backend.anonymous();
    const { error } = await client.auth.verifyOtp({ token_hash: "a".repeat(64), type: "recovery" });
    expect(error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: "aal1", amr: [{ method: "otp" }] });
    expect((await client.auth.updateUser({ password: "another long password" })).error?.code).toBe(
      "insufficient_aal",
    );
  });
});

describe("a factor is removed", () => {
  test("by its person at level 2, which falls to level 1", async () => {
    const { strong, factorId } = await makeFactor();
    expect((await strong.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await strong.auth.refreshSession();
    expect(await claimsOf(strong)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
    expect((await strong.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test("by the secret key, which lists them too, and by nobody else's", async () => {
    const { strong, factorId, secret } = await makeFactor();
    const { admin } = service.auth;
    const { data } = await admin.mfa.listFactors({ userId: person() });
    expect(data?.factors).toEqual([
      {
        id: factorId,
        friendly_name: "Telephone",
        factor_type: "totp",
        status: "verified",
        created_at: expect.any(String),
        updated_at: expect.any(String),
        last_challenged_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(secret);
    const refused = await strong.auth.admin.mfa.deleteFactor({ userId: person(), id: factorId });
    expect(refused.error).toMatchObject({ status: 403, code: "not_admin" });
    const another = await admin.mfa.deleteFactor({ userId: people[accounts.owner] ?? "", id: factorId });
    expect(another.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    expect((await admin.mfa.deleteFactor({ userId: person(), id: factorId })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId: person() })).data?.factors).toEqual([]);
    const unknown = await admin.mfa.listFactors({ userId: crypto.randomUUID() });
    expect(unknown.error).toMatchObject({ status: 404, code: "user_not_found" });
  });
});

test("without a factor nothing changes: password, address and name are one's own at level 1", async () => {
  const client = await backend.signIn(email);
  expect((await client.auth.updateUser({ data: { full_name: "Dana Whitfield" } })).error).toBeNull();
  expect((await client.auth.updateUser({ password: "another long password" })).error).toBeNull();
  expect((await client.auth.updateUser({ password: demoPassword })).error).toBeNull();
  expect(await claimsOf(client)).toMatchObject({ aal: "aal1" });
  expect((await client.auth.getUser()).data.user).not.toHaveProperty("factors");
});

test("a session of before is level 1, is not ended, and may be raised", async () => {
  const { weak, factorId, secret } = await makeFactor();
  await backend.database.exec("delete from auth.mfa_amr_claims; update auth.sessions set aal = null");
  await weak.auth.refreshSession();
  expect(await claimsOf(weak)).toMatchObject({ aal: "aal1", amr: [] });
  expect((await verify(weak, factorId, codeOf(secret))).error).toBeNull();
  expect(await claimsOf(weak)).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }] });
});

describe("beside the errors of a code", () => {
  test("an enrolment answers its own name and issuer, and what auth-js lists is sorted by kind", async () => {
    const client = await backend.signIn(email);
    const { data } = await client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "A & B",
      issuer: "Ä:B",
    });
    expect(data).toMatchObject({ friendly_name: "A & B", type: "totp" });
    expect(data?.totp.uri).toContain(encodeURIComponent(email));
    const unnamed = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(new URL(unnamed.data?.totp.uri ?? "").searchParams.get("issuer")).toBe("site.example");
    await expect(client.auth.mfa.enroll({ factorType: "totp" })).resolves.toMatchObject({
      error: { status: 422, code: "mfa_factor_name_conflict" },
    });
    const listed = (await client.auth.mfa.listFactors()).data;
    expect(listed).toMatchObject({ all: [{}, {}], totp: [], phone: [], webauthn: [] });
    expect(Object.keys(listed?.all[0] ?? {}).toSorted()).toEqual([
      ...["created_at", "factor_type", "friendly_name", "id", "last_challenged_at", "status", "updated_at"],
    ]);
    expect(JSON.stringify(listed)).not.toContain(data?.totp.secret);
  });

  test("of ten proven ones an eleventh is refused", async () => {
    const { strong } = await makeFactor();
    await backend.database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), $1, 'More ' || n, 'totp', 'verified', now(), now() from generate_series(2, 10) n`,
      [person()],
    );
    await expect(enrol(strong, "One more")).rejects.toMatchObject({
      status: 422,
      code: "too_many_enrolled_mfa_factors",
    });
  });

  test("nobody meets, proves or removes somebody else's factor", async () => {
    const { factorId, secret } = await makeFactor();
    const other = await backend.signIn(accounts.otherClient);
    const missing = { status: 404, code: "mfa_factor_not_found" };
    expect((await other.auth.mfa.challenge({ factorId })).error).toMatchObject(missing);
    expect((await verify(other, factorId, codeOf(secret))).error).toMatchObject(missing);
    expect((await other.auth.mfa.unenroll({ factorId })).error).toMatchObject(missing);
    const unknown = await other.auth.mfa.unenroll({ factorId: crypto.randomUUID() });
    expect(unknown.error).toMatchObject(missing);
    const { data } = await service.auth.admin.mfa.listFactors({ userId: person() });
    expect(data?.factors).toHaveLength(1);
  });

  test("each of two factors raises a session; removed, it lowers those that it raised, and no other", async () => {
    const { strong, factorId, secret } = await makeFactor();
    const second = await enrol(strong, "Tablet");
    expect((await verify(strong, second.factorId, codeOf(second.secret))).error).toBeNull();
    later(2 * step);
    const [one, two] = [await backend.signIn(email), await backend.signIn(email)];
    expect((await verify(one, factorId, codeOf(secret))).error).toBeNull();
    // The code of the first ended the other session, which was weaker.
    expect((await verify(two, second.factorId, codeOf(second.secret))).error).not.toBeNull();
    const three = await backend.signIn(email);
    expect((await verify(three, second.factorId, codeOf(second.secret))).error).toBeNull();
    expect((await one.auth.mfa.unenroll({ factorId: second.factorId })).error).toBeNull();
    for (const client of [one, three]) await client.auth.refreshSession();
    expect([(await claimsOf(one)).aal, (await claimsOf(three)).aal]).toEqual(["aal2", "aal1"]);
    expect((await three.rpc("my_second_step")).data).toBe("prove");
  });

  test("a proof removes what was begun beside it, and leaves what was proven", async () => {
    const { strong, factorId } = await makeFactor();
    const [second] = [await enrol(strong, "Tablet"), await enrol(strong, "Left behind")];
    expect((await verify(strong, second.factorId, codeOf(second.secret))).error).toBeNull();
    const { data } = await strong.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([factorId, second.factorId]);
  });

  test("of thirty-one challenges in a minute the last is refused for now, and says for how long", async () => {
    const { weak, factorId } = await makeFactor();
    const token = await tokenOf(weak);
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++)
      statuses.push((await ask(`factors/${factorId}/challenge`, token, {})).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const response = await fetch(`${backend.url}/auth/v1/factors/${factorId}/challenge`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await weak.auth.mfa.challenge({ factorId })).error).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
  });

  test("whose token has run out, or whose account is closed, enrols, proves and removes nothing", async () => {
    const { weak, factorId, secret } = await makeFactor();
    const token = await tokenOf(weak);
    const { payload } = decode(token);
    const expired = await sign({ ...payload, exp: 1 }, backend.jwtSecret, "HS256");
    for (const path of ["factors", `factors/${factorId}/challenge`, `factors/${factorId}/verify`])
      expect([401, 403], path).toContain((await ask(path, expired, { factor_type: "totp" })).status);
    await backend.service().from("users").update({ disabled_at: "2026-01-01T00:00:00Z" }).eq("id", person());
    const refused = await weak.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    await backend.service().from("users").update({ disabled_at: null }).eq("id", person());
    expect(refused.error).toMatchObject({ status: 403, code: "user_banned" });
  });

  test.each(["GET", "PUT", "PATCH"])("%s is no way to ask for factors", async (method) => {
    const { weak, factorId } = await makeFactor();
    for (const path of ["", `/${factorId}`, `/${factorId}/verify`]) {
      const response = await fetch(`${backend.url}/auth/v1/factors${path}`, {
        method,
        headers: { apikey: backend.publishableKey, authorization: `Bearer ${await tokenOf(weak)}` },
      });
      expect(response.status, path).toBe(405);
    }
  });

  test("a level is told of any token, and who listens hears the raised session once", async () => {
    const { weak, factorId, secret } = await makeFactor();
    const heard: [event: string, level: unknown][] = [];
    weak.auth.onAuthStateChange((event, session) => {
      heard.push([event, session && decode(session.access_token).payload.aal]);
    });
    const before = await tokenOf(weak);
    expect((await verify(weak, factorId, codeOf(secret))).error).toBeNull();
    expect(heard.filter(([event]) => event === "MFA_CHALLENGE_VERIFIED")).toEqual([
      ["MFA_CHALLENGE_VERIFIED", "aal2"],
    ]);
    const { data } = await weak.auth.mfa.getAuthenticatorAssuranceLevel(before);
    expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect((await weak.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
    });
  });
});

async function ask(path: string, token: string, sent: unknown) {
  const response = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(sent),
  });
  const body = z.looseObject({ error_code: z.string().optional() }).parse(await response.json());
  return { status: response.status, body };
}
