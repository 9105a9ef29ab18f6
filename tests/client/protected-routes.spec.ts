import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { findAddress } from "../../schemas/find-address.ts";
import { forgeTokens } from "../fixtures/forge-tokens.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { listProtected } from "../fixtures/protected-routes.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";

const pages = listProtected("page.tsx");
const endpoints = listProtected("route.ts");

/** What only the portal knows. */
const secrets = /Voltway Home Electric|Dana Whitfield|dana@voltway|marcus@bellroofing|Alder &amp; Oak/;

/** A form as the endpoint expects it, so that the session alone can be what is wrong with it. */
function postTo(path: string, cookies: string): Promise<Response> {
  if (!path.endsWith("/files")) return post(path, {}, { Cookie: cookies });
  const body = new FormData();
  body.append("file", new File(["Hello"], "hello.txt", { type: "text/plain" }));
  const headers = { Origin: addresses.site, Cookie: cookies };
  return fetch(addresses.site + path, { method: "POST", redirect: "manual", headers, body });
}

async function isRefused(answer: Response, name: string): Promise<boolean> {
  const text = await answer.text();
  if (secrets.test(text)) return false;
  const next = answer.headers.get("location") ?? /"next":"([^"]+)"/.exec(text)?.[1] ?? "";
  // What a preview may do hangs on its own cookie, whoever is signed in.
  const refusals = /\/api\/preview\/(state|edits|perspective)/.test(name) ? [403, 405] : [401, 405];
  return next.startsWith("/login") || refusals.includes(answer.status);
}

async function refuseAll(bad: Record<string, string>): Promise<void> {
  expect(pages.length).toBeGreaterThan(15);
  expect(endpoints.length).toBeGreaterThan(25);
  const open: string[] = [];
  const attempts = Object.entries(bad).flatMap(([name, cookies]) => [
    ...pages.map((path) => ({ name: `GET ${path} with ${name}`, send: () => get(path, cookies) })),
    ...endpoints.flatMap((path) => [
      { name: `GET ${path} with ${name}`, send: () => get(path, cookies) },
      { name: `POST ${path} with ${name}`, send: () => postTo(path, cookies) },
    ]),
  ]);
  await inLanes(attempts, async ({ name, send }) => {
    const answer = await send();
    const { status } = answer;
    if (!(await isRefused(answer, name))) open.push(`${name}: ${status}`);
  });
  test.info().annotations.push({ type: "attempts", description: String(attempts.length) });
  expect(open).toEqual([]);
}

test("every page and endpoint that is not public refuses a missing token and a forged one", async () => {
  const { none, forged } = forgeTokens(await signInCookies(accounts.dana));
  await refuseAll({ none, forged });
});

test("every page and endpoint that is not public refuses every bad token", { tag: "@slow" }, async () => {
  await refuseAll(forgeTokens(await signInCookies(accounts.dana)));
});

test("a client's own session opens nothing of the owner's", async () => {
  const cookies = await signInCookies(accounts.priya);
  const open: string[] = [];
  const ofTheOwner = [...pages, ...endpoints].filter((path) => findAddress(path)?.area === "owner");
  expect(ofTheOwner.length).toBeGreaterThan(20);
  await inLanes(ofTheOwner, async (path) => {
    const isPage = pages.includes(path);
    for (const answer of isPage
      ? [await get(path, cookies)]
      : [await get(path, cookies), await post(path, {}, { Cookie: cookies })]) {
      const isSentHome = answer.headers.get("location") === "/dashboard/client";
      const isClosed = isSentHome || [401, 403, 404, 405].includes(answer.status);
      if (!isClosed || secrets.test(await answer.text())) open.push(`${path}: ${answer.status}`);
    }
  });
  expect(open).toEqual([]);
});

test("no endpoint does anything for a form of another site, whoever is signed in", async () => {
  const cookies = await signInCookies(accounts.owner);
  const taken: string[] = [];
  await inLanes(endpoints, async (path) => {
    for (const Origin of ["https://evil.example", "null"]) {
      const { status } = await post(path, {}, { Cookie: cookies, Origin });
      if (![401, 403, 405].includes(status)) taken.push(`${path} from ${Origin}: ${status}`);
    }
  });
  expect(taken).toEqual([]);
});

test("no way of writing a private page's address gets past its guard", async () => {
  const skip = { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" };
  const variants = pages.flatMap((path): [string, Record<string, string>][] => [
    [path, skip],
    [path, { RSC: "1" }],
    [path, { RSC: "1", "Next-Router-Prefetch": "1" }],
    [`${path}.rsc`, {}],
    [`${path}.segments/_tree.segment.rsc`, {}],
    [`/${path}`, {}],
    [path.replace(/(?<=.)\/(?=[^/]+$)/, "//"), {}],
    [path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`), skip],
    [path.replace(/(?<=.)\/(?=[^/]+$)/, "%2F"), {}],
    [`${path}/`, {}],
    [path.replace(/[a-z]/, (letter) => letter.toUpperCase()), {}],
    [`/_next/data/x${path}.json`, {}],
  ]);
  const leaks: string[] = [];
  await inLanes(variants, async ([path, headers]) => {
    const answer = await get(path, "", headers);
    const body = await answer.text();
    if (answer.status >= 500 || secrets.test(body)) leaks.push(`${path}: ${answer.status}`);
  });
  test.info().annotations.push({ type: "attempts", description: String(variants.length) });
  expect(leaks).toEqual([]);
});

/** What is asked in addresses: of search, pages, checkouts, answers; twice, without a value, and in other alphabets. */
const asked: Record<string, string>[] = [
  { q: "booking" },
  { q: "a b&c=d?e#f/%41+é", in: "project" },
  { q: "“Überprüfung” العربية 😀" },
  { page: "2", view: "archived" },
  { session_id: "cs_test_made_up" },
  { answer: "failed", from: "/search?q=x" },
  { q: "" },
  { q: "x".repeat(900) },
];
const questions = [...asked.map((fields) => `?${new URLSearchParams(fields)}`), "?q=first&q=second"];

async function askEach(asked: [path: string, question: string][]): Promise<void> {
  const wrong: string[] = [];
  await inLanes(asked, async ([path, question]) => {
    const { headers } = await get(path + question);
    const from = new URL(headers.get("location") ?? "/", addresses.site).searchParams.get("from");
    if (from !== path + question) wrong.push(`${path}${question} comes back to ${from}`);
  });
  test.info().annotations.push({ type: "attempts", description: String(asked.length) });
  expect(wrong).toEqual([]);
}

test("the question in a private page's address comes through sign-in once, as it was asked", async () => {
  await askEach([
    ...questions.map((question): [string, string] => ["/dashboard/client/search", question]),
    ...pages.map((path, index): [string, string] => [path, questions[index % questions.length] ?? ""]),
  ]);
  const [, question = ""] = questions;
  const login = (await get(`/dashboard/client/search${question}`)).headers.get("location") ?? "";
  const { email, password } = accounts.dana;
  const from = new URL(login, addresses.site).searchParams.get("from") ?? "";
  const answer = await post("/api/sign-in", { email, password, from });
  expect(await answer.json()).toMatchObject({ next: `/dashboard/client/search${question}` });
});

/** Where an address leads without the ones between, whoever asks. */
async function follow(path: string, cookies: string): Promise<string> {
  const next = (await get(path, cookies)).headers.get("location");
  return next && next !== "/" ? follow(next, cookies) : (next ?? path);
}

test("where the search was leads people to theirs, through sign-in where a session ended, and everybody else home", async () => {
  const [owner, dana] = await Promise.all([signInCookies(accounts.owner), signInCookies(accounts.dana)]);
  const { none: _, ...ended } = forgeTokens(dana);
  for (const question of ["", ...questions]) {
    expect(await follow(`/search${question}`, ""), question).toBe("/");
    expect(await follow(`/search${question}`, "signed-in=1; cc_cookie=x"), question).toBe("/");
    expect(await follow(`/search${question}`, owner), question).toBe(`/dashboard/owner/search${question}`);
    expect(await follow(`/search${question}`, dana), question).toBe(`/dashboard/client/search${question}`);
  }
  const wrong: string[] = [];
  const tries = Object.entries(ended).flatMap(([name, cookies], index) =>
    questions
      .filter((_, place) => name === "forged" || place === index)
      .map((question) => ({ name, cookies, question })),
  );
  await inLanes(tries, async ({ name, cookies, question }) => {
    const login = await follow(`/search${question}`, cookies);
    const from = new URL(login, addresses.site).searchParams.get("from") ?? "";
    if (from !== `/dashboard/search${question}`) wrong.push(`${name}: ${question} comes to ${login}`);
  });
  expect(tries.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
  const { email, password } = accounts.dana;
  const signedIn = await post("/api/sign-in", { email, password, from: `/dashboard/search${questions[0]}` });
  const { next } = await signedIn.json();
  expect(await follow(next, dana)).toBe(`/dashboard/client/search${questions[0]}`);
});

test("every question comes through sign-in from every private page", { tag: "@slow" }, () =>
  askEach(pages.flatMap((path) => questions.map((one): [string, string] => [path, one]))),
);

test("every private page says that it must not be kept", async () => {
  const [owner, dana] = await Promise.all([signInCookies(accounts.owner), signInCookies(accounts.dana)]);
  const kept: string[] = [];
  await inLanes(pages, async (path) => {
    const answer = await get(path, path === "/dashboard/client" ? dana : owner);
    if (!answer.headers.get("cache-control")?.includes("no-store")) kept.push(path);
    await answer.body?.cancel();
  });
  expect(kept).toEqual([]);
  expect(await (await get("/dashboard/client", dana)).text(), "what leaks would be seen").toMatch(secrets);
});
