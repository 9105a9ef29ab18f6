import { expect, test } from "@playwright/test";
import { accountForms } from "../../web/texts/en/account-forms.ts";
import { proveAtService } from "../fixtures/factors.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { makeAccount, newAddressOfVisitor, type Person } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import {
  answerOf,
  beginEnrolment,
  enrol,
  giveCode,
  isOpen,
  openSignedIn,
  readAddedApp,
} from "../fixtures/two-steps.ts";

const { factorCode, otherFactor, recoveryCode } = accountForms.failures;

/** Somebody with an app and recovery codes, and a browser in which only the password was given. */
async function makeTwoSteps() {
  const person = await makeAccount("Two Steps");
  const strong = await openSignedIn(person);
  const { app, codes } = await enrol(strong, person);
  return { person, strong, app, codes, weak: await openSignedIn(person) };
}

async function readFactors({ id }: Person): Promise<{ status: string }[]> {
  return Object(await callService("GET", `/auth/v1/admin/users/${id}/factors`));
}

/** Codes of six digits that are none of the app's at the moment. */
function wrongCodes(count: number, app: { at: (steps: number) => string }): string[] {
  const right = [-2, -1, 0, 1, 2, 3].map((steps) => app.at(steps));
  return Array.from({ length: count + 6 }, (_, n) => String(100_000 + n))
    .filter((code) => !right.includes(code))
    .slice(0, count);
}

/** A code counts for its own half minute and its neighbours: one that is about to end would be another's. */
async function awaitEarlyHalf(): Promise<void> {
  await expect(() => expect(Date.now() % 30_000).toBeLessThan(20_000)).toPass({ timeout: 15_000 });
}

async function guess(count: number): Promise<void> {
  const { person, weak, app } = await makeTwoSteps();
  const answers = await inLanes(wrongCodes(count, app), async (code) => {
    const answer = await weak.post(
      "/api/second-step",
      { code },
      { "X-Forwarded-For": newAddressOfVisitor() },
    );
    return { wait: Number(answer.headers.get("retry-after")), ...(await answerOf(answer)) };
  });
  const looked = answers.filter(({ status }) => status === 400);
  expect(looked.map(({ error }) => error)).toEqual(Array(10).fill(factorCode));
  const rest = answers.filter(({ status }) => status !== 400);
  expect(rest.map(({ status }) => status)).toEqual(Array(count - 10).fill(429));
  for (const { wait, error } of rest) {
    expect(wait).toBeGreaterThan(0);
    expect(error).toMatch(/Too many attempts/);
  }
  // Not even the right one, from wherever, in another session; nor is it looked at by the page without script.
  const right = app.next();
  expect((await giveCode(await openSignedIn(person), right)).status).toBe(429);
  const plain = await weak.post("/api/second-step", { code: right }, { Accept: "text/html" });
  expect(plain.headers.get("location")).toMatch(/^\/auth\/second-step\?error=throttled/);
  expect(await isOpen(weak)).toBe(false);
  // The sign-in service was asked no more than ten of them: it would refuse the right one after fifteen.
  expect(await proveAtService(person, right)).toBeNull();
}

test("of thirteen guesses at a code ten are looked at, and then not even the right one", () => guess(13));

test("of two hundred guesses at a code ten are looked at", { tag: "@slow" }, () => guess(200));

test("guesses at a recovery code stop too, and count with those at the app's", async () => {
  const { weak, codes } = await makeTwoSteps();
  const guesses = Array.from({ length: 5 }, (_, n) => `AAAA-BBBB-CCC${n}`);
  for (const recovery of guesses) {
    const answer = await answerOf(await weak.post("/api/second-step/lost", { recovery }));
    expect(answer).toMatchObject({ status: 400, error: recoveryCode });
  }
  for (let n = 0; n < 5; n++) expect((await giveCode(weak, `00000${n}`)).status).toBe(400);
  const [recovery = ""] = codes;
  expect((await weak.post("/api/second-step/lost", { recovery })).status).toBe(429);
});

test("what is no code of six digits is refused in the same words", async () => {
  const { weak } = await makeTwoSteps();
  for (const code of ["", "12345", "1234567", "abcdef", "１２３４５６", "12 34", "-12345", "1e5000"])
    expect(await giveCode(weak, code), code).toMatchObject({ status: 400, error: factorCode });
  expect(await answerOf(await weak.post("/api/second-step", {}))).toMatchObject({ error: factorCode });
});

test("a code counts once, in its half minute and beside it, whichever browser gives it", async () => {
  await awaitEarlyHalf();
  const person = await makeAccount("Two Steps");
  const strong = await openSignedIn(person);
  const added = await beginEnrolment(strong, person);
  const now = Date.now();
  // A clock that is half a minute slow.
  const proven = await strong.post("/api/account/factor", {
    factor: added.factor,
    code: added.app.at(-1, now),
  });
  expect((await answerOf(proven)).next).toMatch(/^\/auth\/recovery-codes/);
  for (const [steps, isTaken] of [
    [-1, false],
    [-3, false],
    [3, false],
    [0, true],
    [0, false],
    [-1, false],
    [1, true],
    [1, false],
    [0, false],
  ] as const) {
    const weak = await openSignedIn(person);
    const answer = await giveCode(weak, added.app.at(steps, now));
    expect(answer, `${steps}`).toMatchObject(
      isTaken ? { next: "/dashboard" } : { status: 400, error: factorCode },
    );
    expect(await isOpen(weak)).toBe(isTaken);
  }
});

test("of two browsers that give one code at once, one gets in", async () => {
  const { person, app, weak } = await makeTwoSteps();
  const browsers = [weak, await openSignedIn(person), await openSignedIn(person)];
  const code = app.next();
  const answers = await Promise.all(browsers.map((jar) => giveCode(jar, code)));
  expect(answers.filter(({ next }) => next === "/dashboard")).toHaveLength(1);
  const open = await Promise.all(browsers.map(isOpen));
  expect(open.filter(Boolean)).toHaveLength(1);
  for (const { next, error } of answers)
    if (next !== "/dashboard") expect(error ?? next).toMatch(/not right|^\/login/);
});

test("of one form that is sent twice at once, one is taken, and the session is strong", async () => {
  const { app, weak } = await makeTwoSteps();
  const code = app.next();
  const [one, other] = [weak.copy(), weak.copy()];
  const answers = await Promise.all([one, other].map((jar) => giveCode(jar, code)));
  expect(answers.filter(({ next }) => next === "/dashboard")).toHaveLength(1);
  const [first] = answers;
  expect(await isOpen(first?.next ? one : other)).toBe(true);
});

test("setting up that is begun thirty times leaves one app that is not proven, and ends with one", {
  tag: "@slow",
}, async () => {
  const person = await makeAccount("Two Steps");
  const jar = await openSignedIn(person);
  for (let n = 0; n < 30; n++) {
    await beginEnrolment(jar, person);
    await jar.get("/auth/authenticator");
  }
  expect(await readFactors(person)).toMatchObject([{ status: "unverified" }]);
  const { app, factor } = readAddedApp(jar);
  expect((await jar.post("/api/account/factor", { factor, code: app.next() })).status).toBe(200);
  expect(await readFactors(person)).toMatchObject([{ status: "verified" }]);
});

test("of two browsers that set up an app, the one that began first is told so in plain words", async () => {
  const person = await makeAccount("Two Steps");
  const [one, other] = [await openSignedIn(person), await openSignedIn(person)];
  const first = await beginEnrolment(one, person);
  const second = await beginEnrolment(other, person);
  const refused = await answerOf(
    await one.post("/api/account/factor", { factor: first.factor, code: first.app.next() }),
  );
  expect(refused).toMatchObject({ status: 400, error: factorCode });
  const taken = await other.post("/api/account/factor", { factor: second.factor, code: second.app.next() });
  expect((await answerOf(taken)).next).toMatch(/^\/auth\/recovery-codes/);
  expect(await readFactors(person)).toMatchObject([{ status: "verified" }]);
  // The code that ended the other's session says so at the login.
  expect(await isOpen(one)).toBe(false);
});

test("two browsers that begin to set up an app at once leave one, and each is answered in plain words", async () => {
  const person = await makeAccount("Two Steps");
  const browsers = await Promise.all([1, 2, 3].map(() => openSignedIn(person)));
  const answers = await Promise.all(
    browsers.map(async (jar) =>
      answerOf(await jar.post("/api/account/enrolment", { current: person.password })),
    ),
  );
  for (const { status, error } of answers) {
    expect(status).toBeLessThan(500);
    if (error !== undefined) expect(error).toBe(otherFactor);
  }
  expect(answers.filter(({ next }) => next?.startsWith("/auth/authenticator")).length).toBeGreaterThan(0);
  const proofs = await Promise.all(
    browsers
      .filter((jar) => jar.cookies.has("new-factor"))
      .map(async (jar) => {
        const { app, factor } = readAddedApp(jar);
        return answerOf(await jar.post("/api/account/factor", { factor, code: app.next() }));
      }),
  );
  for (const { status } of proofs) expect(status).toBeLessThan(500);
  const factors = await readFactors(person);
  expect(factors.filter(({ status }) => status === "verified").length).toBeLessThanOrEqual(1);
});

test("a recovery code counts once, and opens nothing by itself", async () => {
  const { person, weak, codes, strong, app } = await makeTwoSteps();
  const [recovery = "", next = ""] = codes;
  const other = await openSignedIn(person);
  const lose = async (jar: typeof weak, code: string) =>
    answerOf(await jar.post("/api/second-step/lost", { recovery: code }));
  expect(await lose(weak, recovery.toLowerCase().replaceAll("-", " "))).toMatchObject({
    next: "/auth/second-step",
  });
  expect(await readFactors(person)).toEqual([]);
  for (const jar of [weak, other, strong]) expect(await isOpen(jar)).toBe(false);
  // The lost app is worth nothing any more, and neither is the code again. A new app is asked for in the session that gave the code;
  // another one, which may be of whoever knows the password, is asked for the next code.
  expect(await giveCode(other, app.next())).toMatchObject({ status: 400 });
  expect(await lose(other, recovery)).toMatchObject({ status: 400, error: recoveryCode });
  expect((await lose(weak, recovery)).next).toBe("/auth/second-step");
  for (const jar of [weak, other]) expect(await isOpen(jar)).toBe(false);

  const again = await enrol(weak, person);
  expect(await isOpen(weak)).toBe(true);
  expect(new Set([...again.codes, ...codes]).size).toBe(20);
  const third = await openSignedIn(person);
  for (const code of [recovery, next])
    expect(await lose(third, code)).toMatchObject({ status: 400, error: recoveryCode });
  expect(await readFactors(person)).toMatchObject([{ status: "verified" }]);
});

test("of two browsers that give one recovery code at once, one comes to set up an app, and one code is gone", async () => {
  const { person, weak, codes } = await makeTwoSteps();
  const browsers = [weak, await openSignedIn(person)];
  const [recovery = ""] = codes;
  const answers = await Promise.all(
    browsers.map(async (jar) => answerOf(await jar.post("/api/second-step/lost", { recovery }))),
  );
  for (const { status } of answers) expect(status).toBeLessThan(500);
  expect(answers.filter(({ next }) => next === "/auth/second-step").length).toBeGreaterThan(0);
  expect(await readFactors(person)).toEqual([]);
  const pages = await Promise.all(browsers.map(async (jar) => (await jar.get("/auth/second-step")).text()));
  expect(pages.filter((page) => page.includes("Set up an authenticator app"))).toHaveLength(1);
});
