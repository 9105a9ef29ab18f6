import { expect, test } from "@playwright/test";
import type { Account } from "../../bin/stack/test-settings.ts";
import { connect } from "../../local/supabase/test-backend.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";
import {
  answerOf,
  beginEnrolment,
  enrol,
  giveCode,
  isOpen,
  openSignedIn,
  readShownCodes,
} from "../fixtures/two-steps.ts";

// The site is killed in the middle of a step; whatever it had asked of the database either never arrived or is done. Afterwards
// the same person gets in by what they hold, and the account has no half factor.

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true, hasProxy: true });
});
test.afterAll(() => site?.stop());
test.beforeEach(() => test.slow());

type Person = Account & { id: string };

const admin = () => {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secret } = site.database.environment;
  return connect(url, secret).auth.admin;
};

async function makePerson(): Promise<Person> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: "a long enough password" };
  const { data, error } = await admin().createUser({ ...account, email_confirm: true });
  if (error) throw error;
  return { ...account, id: data.user.id };
}

async function readFactors({ id }: Person): Promise<unknown[]> {
  const { data, error } = await admin().mfa.listFactors({ userId: id });
  if (error) throw error;
  return data.factors.map(({ status }) => status);
}

/** Kills the site while it waits for the database to answer what matches, and starts it again. */
async function killDuring(pattern: RegExp, isDone: boolean, work: () => Promise<unknown>): Promise<void> {
  const release = site.proxy.hold(pattern);
  const sent = work().catch(() => "broken off");
  await release.arrived;
  await site.kill();
  if (isDone) release();
  else release.drop();
  expect(await sent).toBe("broken off");
  await site.start();
}

const open = (person: Person) => openSignedIn(person, site.url);
const renewal = /\/rpc\/renew_recovery_codes/;

for (const isDone of [false, true]) {
  const when = isDone ? "when the database had been asked" : "before the database was asked";

  test(`killed while an app is set up, ${when}: it is set up again`, { tag: "@slow" }, async () => {
    const person = await makePerson();
    const jar = await open(person);
    await killDuring(/\/auth\/v1\/factors$/, isDone, () => beginEnrolment(jar, person));
    expect(await isOpen(jar)).toBe(true);
    const { codes } = await enrol(jar, person);
    expect(codes).toHaveLength(10);
    expect([await isOpen(jar), await readFactors(person)]).toEqual([true, ["verified"]]);
  });

  test(`killed while the app is proven, ${when}: the app opens the account, or the password still does`, {
    tag: "@slow",
  }, async () => {
    const person = await makePerson();
    const jar = await open(person);
    const { app, factor } = await beginEnrolment(jar, person);
    await killDuring(/\/factors\/[^/]+\/verify$/, isDone, () =>
      jar.post("/api/account/factor", { factor, code: app.next() }),
    );
    const again = await open(person);
    if (isDone) expect((await giveCode(again, app.next())).next).toBe("/dashboard");
    expect(await isOpen(again)).toBe(true);
    expect(await readFactors(person)).toEqual([isDone ? "verified" : "unverified"]);
    const { codes } = await enrol(again, person);
    expect(codes).toHaveLength(10);
  });

  test(`killed between the app and its recovery codes, ${when}: the app opens the account, and codes can be made`, {
    tag: "@slow",
  }, async () => {
    const person = await makePerson();
    const jar = await open(person);
    const { app, factor } = await beginEnrolment(jar, person);
    await killDuring(renewal, isDone, () => jar.post("/api/account/factor", { factor, code: app.next() }));
    expect(await readFactors(person)).toEqual(["verified"]);
    const again = await open(person);
    expect(await isOpen(again)).toBe(false);
    expect((await giveCode(again, app.next())).next).toBe("/dashboard");
    expect(await isOpen(again)).toBe(true);
    const made = await answerOf(
      await again.post("/api/account/recovery-codes", { current: person.password }),
    );
    expect(made.next).toBe("/auth/recovery-codes");
    expect(readShownCodes(again)).toHaveLength(10);
  });

  test(`killed while the codes are renewed, ${when}: those of before count, or the app does`, {
    tag: "@slow",
  }, async () => {
    const person = await makePerson();
    const jar = await open(person);
    const { app, codes } = await enrol(jar, person);
    await killDuring(renewal, isDone, () =>
      jar.post("/api/account/recovery-codes", { current: person.password }),
    );
    expect(await isOpen(jar)).toBe(true);
    const lost = await open(person);
    const used = await answerOf(await lost.post("/api/second-step/lost", { recovery: codes[0] ?? "" }));
    if (isDone) {
      expect(used.status).toBe(400);
      expect((await giveCode(lost, app.next())).next).toBe("/dashboard");
    } else {
      expect(used.next).toBe("/auth/second-step");
      await enrol(lost, person);
    }
    expect([await isOpen(lost), await readFactors(person)]).toEqual([true, ["verified"]]);
  });

  for (const [place, pattern] of [
    ["is still there", /\/rpc\/use_recovery_code$/],
    ["is removed", /\/admin\/users\/[^/]+\/factors\/[^/]+$/],
  ] as const)
    for (const way of ["in the same browser", "in another, with the next code", "by the app, which is found"])
      test(`killed when a recovery code is used and the lost app ${place}, ${when}: ${way} it goes on`, {
        tag: "@slow",
      }, async () => {
        const person = await makePerson();
        const { app, codes } = await enrol(await open(person), person);
        const jar = await open(person);
        const lose = (recovery = "") => jar.post("/api/second-step/lost", { recovery });
        await killDuring(pattern, isDone, () => lose(codes[0]));
        const isGone = isDone && place === "is removed";
        expect(await readFactors(person)).toEqual(isGone ? [] : ["verified"]);
        expect(await isOpen(jar)).toBe(false);

        const other = way === "in the same browser" ? jar : await open(person);
        if (way === "by the app, which is found" && !isGone)
          expect((await giveCode(other, app.next())).next).toBe("/dashboard");
        else {
          const recovery = way === "in the same browser" ? codes[0] : codes[1];
          const used = await answerOf(
            await other.post("/api/second-step/lost", { recovery: recovery ?? "" }),
          );
          expect(used.next).toBe("/auth/second-step");
          expect(await readFactors(person)).toEqual([]);
          await enrol(other, person);
        }
        expect([await isOpen(other), await readFactors(person)]).toEqual([true, ["verified"]]);
      });
}
