import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { newAddress, readMail } from "../fixtures/mail.ts";
import { newAddressOfVisitor } from "../fixtures/people.ts";
import { askSignInService, callService } from "../fixtures/service.ts";
import { post, readCookies } from "../fixtures/session.ts";

// An account that somebody made beforehand with a person's address opens nothing to its maker's password: however it was made,
// whatever claim and cookie come along, however the person proves the address, and whether the invite came before or after.

const strangersPassword = "the stranger's password";
const ownPassword = "the person's own password";
const voltway = "00000000-0000-4000-8000-0000000000a1";
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** What the person's browser holds, and what the stranger, who may know it, says of the password. */
const cookies: Record<string, { cookie?: string; claim: unknown }> = {
  no: { claim: hashOf("") },
  empty: { cookie: "", claim: hashOf("") },
  foreign: { cookie: "of-a-sign-up-with-another-addres", claim: hashOf("of-a-sign-up-with-another-addres") },
  old: { cookie: hashOf("before").slice(0, 32), claim: hashOf(hashOf("before").slice(0, 32)) },
  "planted, and marked": {
    cookie: "2.secret-that-the-stranger-chose",
    claim: hashOf("2.secret-that-the-stranger-chose"),
  },
  planted: { cookie: "a-secret-that-the-stranger-chose", claim: hashOf("a-secret-that-the-stranger-chose") },
  "planted as it is": {
    cookie: "a-secret-that-the-stranger-chose",
    claim: "a-secret-that-the-stranger-chose",
  },
};
/** With no cookie at all: other things to say of the password. */
const claims = [
  undefined,
  null,
  "",
  0,
  true,
  "a",
  "a".repeat(3000),
  [hashOf("")],
  { claim: hashOf("") },
  "undefined",
  "null",
];

const makings = ["at the site", "at the endpoint", "by a change of address"] as const;
const proofs = ["by link", "by code", "by invite"] as const;
const orders = ["account first", "invite first"] as const;

type Case = {
  making: (typeof makings)[number];
  proof: (typeof proofs)[number];
  order: (typeof orders)[number];
  cookie?: string;
  claim: unknown;
};

/** A browser without a window, which keeps the cookies that the site sets. */
function openBrowser(cookie?: string) {
  const jar = new Map<string, string>();
  if (cookie !== undefined)
    for (const name of ["password-claim", "__Host-password-claim"]) jar.set(name, cookie);
  const visitor = newAddressOfVisitor();
  return async (path: string, fields: Record<string, string>) => {
    const Cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answer = await post(path, fields, { Cookie, "X-Forwarded-For": visitor });
    for (const pair of readCookies(answer).split("; ").filter(Boolean)) {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      jar.set(name, value);
    }
    return answer.status;
  };
}

const signUp = (browser: ReturnType<typeof openBrowser>, email: string, password: string) =>
  browser("/api/sign-up", { email, password, full_name: "Somebody", terms: "1.0" });

async function makeAccount({ making, claim }: Case, email: string): Promise<void> {
  const data = { password_claim: claim };
  if (making === "at the site") {
    await signUp(openBrowser(), email, strangersPassword);
  } else if (making === "at the endpoint") {
    await askSignInService("POST", "signup", { email, password: strangersPassword, data });
  } else {
    const own = { email: newAddress("stranger"), password: strangersPassword };
    await callService("POST", "/auth/v1/admin/users", { ...own, email_confirm: true });
    const { token } = await askSignInService("POST", "token?grant_type=password", own);
    expect((await askSignInService("PUT", "user", { email, data }, token)).status).toBe(200);
  }
}

/** The person proves the address in the own browser, as the mails and the invite let them. */
async function prove({ making, proof, cookie }: Case, email: string): Promise<void> {
  const person = openBrowser(cookie);
  const isChange = making === "by a change of address";
  if (proof === "by invite" || (isChange && proof === "by code")) {
    // Whoever is invited signs up, and confirms that; an account that waits for its address stays as it is.
    await signUp(person, email, ownPassword);
  }
  const subject =
    isChange && proof === "by link" ? "Confirm your new email address" : "Confirm your email address";
  const { link, code } = await readMail(email, subject);
  const { searchParams } = new URL(link, addresses.site);
  const type = searchParams.get("type") ?? "";
  await person(
    "/api/confirm",
    proof === "by code" && code
      ? { email, token: code, type: "email" }
      : { token_hash: searchParams.get("token_hash") ?? "", type },
  );
}

/** Whether the stranger's password opens the account at the site or at the endpoint. */
async function opens(email: string): Promise<boolean> {
  const given = { email, password: strangersPassword };
  const { token } = await askSignInService("POST", "token?grant_type=password", given);
  return token !== undefined || (await openBrowser()("/api/sign-in", given)) === 200;
}

async function findOpened(cases: Case[]): Promise<string[]> {
  const opened = await inLanes(cases, async (each) => {
    const email = newAddress("planted");
    const invite = () => callService("POST", "/rest/v1/invites", { email, client_id: voltway });
    if (each.order === "invite first") await invite();
    await makeAccount(each, email);
    if (each.order === "account first") await invite();
    await prove(each, email);
    return (await opens(email)) ? JSON.stringify(each).slice(0, 200) : [];
  });
  return opened.flat();
}

test("a stranger's claim of nothing keeps no password, at the endpoint, whatever the person's browser holds", async () => {
  expect(
    await findOpened(
      Object.values(cookies).map((each) => ({
        ...each,
        making: "at the endpoint",
        proof: "by link",
        order: "account first",
      })),
    ),
  ).toEqual([]);
});

test("a stranger's password opens nothing, however the account was made and the address proven", {
  tag: "@slow",
}, async () => {
  test.setTimeout(600_000);
  const whole = makings.flatMap((making) =>
    proofs.flatMap((proof) =>
      orders.flatMap((order) => [
        ...Object.values(cookies).map((each) => ({ ...each, making, proof, order })),
        ...(making === "at the site" ? [] : claims.map((claim) => ({ claim, making, proof, order }))),
      ]),
    ),
  );
  expect(whole.length).toBeGreaterThan(200);
  expect(await findOpened(whole)).toEqual([]);
});
