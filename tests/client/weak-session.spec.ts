import { expect, test } from "@playwright/test";
import { type Account, accounts } from "../../bin/stack/test-settings.ts";
import { connect } from "../../local/supabase/test-backend.ts";
import { personalData } from "../../schemas/personal-data/personal-data.ts";
import { type CookieJar, openJar } from "../fixtures/cookie-jar.ts";
import { addFactor, signInAtService } from "../fixtures/factors.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { portalPages } from "../fixtures/portal-pages.ts";
import { fill, listEndpoints, listProtected } from "../fixtures/protected-routes.ts";
import { publicPages } from "../fixtures/public-pages.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";
import { enrol, giveCode, openSignedIn, signInBy } from "../fixtures/two-steps.ts";
import { listValidForms, type ValidForm } from "../fixtures/valid-forms.ts";

// Whoever knows the password of an account with a second factor is told what a stranger is told, and changes nothing.

const json = "application/json";
const html = "text/html";
const forms = listValidForms();

/** What a session that is not strong is there for, which a stranger is led away from. */
const leads =
  /^\/(api\/session|(auth|api)\/second-step|auth\/authenticator|api\/account\/(enrolment|factor)$|search)/;

/** Beside the addresses as they are: what changes their answer. */
const asked = [
  "/api/projects/00000000-0000-4000-8000-000000000101/files/00000000-0000-4000-8000-000000000401?preview",
  "/api/projects/00000000-0000-4000-8000-000000000101/files/00000000-0000-4000-8000-000000000401?download",
  "/api/projects/00000000-0000-4000-8000-000000000101/messages?after=0",
  "/api/statement/00000000-0000-4000-8000-0000000000a1?year=2026",
  "/api/billing/state?session_id=cs_test_made_up",
  "/dashboard/search?q=booking",
  "/search?q=booking",
];

const secondSteps: ValidForm[] = [
  { by: "client", path: "/api/second-step", fields: { code: "123456" } },
  { by: "client", path: "/api/second-step/lost", fields: { recovery: "AAAA-BBBB-CCCC" } },
];

const pages = [...new Set([...listProtected("page.tsx"), ...portalPages.owner, ...portalPages.client])];
const reads = listEndpoints("GET")
  // One at random, for everybody.
  .filter((path) => path !== "/api/proverb")
  .flatMap((path) => fill(path));

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true, hasOwnStripe: true });
  // A process that has just started is not ready until each of its pages was asked for.
  const isReady = async () => (await fetch(`${site.url}/api/ready`)).status;
  await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => site?.stop());

const service = () => {
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: key,
    SUPABASE_SECRET_KEY: secret,
  } = site.database.environment;
  return { url, key, secret };
};

/** Gives the account a factor, in place of those that it had; a session that proved it. */
async function giveFactor(account: Account) {
  await removeFactors(account);
  const added = await addFactor(account, service());
  await tellOfFactors();
  return added;
}

/** The background does it within half a minute. */
async function tellOfFactors(): Promise<void> {
  await site.rest("rpc/tell_of_factors", { method: "POST", body: "{}" });
}

async function removeFactors(account: Account): Promise<void> {
  const { url, secret } = service();
  const { mfa } = connect(url, secret).auth.admin;
  const { id: userId } = (await signInAtService(account, service())).session.user;
  const { data } = await mfa.listFactors({ userId });
  for (const { id } of data?.factors ?? []) await mfa.deleteFactor({ userId, id });
  await tellOfFactors();
}

/** Somebody who knows the password and does not have the factor. */
async function openWeak(account: Account): Promise<CookieJar> {
  const jar = openJar({ site: site.url });
  expect((await signInBy(jar, account)).next).toBe("/auth/second-step?from=%2Fdashboard");
  return jar;
}

/** The same, after the factor was lost and a recovery code used: another one is asked for. */
async function openLost(account: Account): Promise<CookieJar> {
  const hashes = Array.from({ length: 10 }, (_, n) => `${n}`.repeat(43));
  const { client } = await giveFactor(account);
  expect((await client.rpc("renew_recovery_codes", { code_hashes: hashes })).data).toBe("renewed");
  const { client: weak } = await signInAtService(account, service());
  expect((await weak.rpc("use_recovery_code", { code_hash: hashes[0] })).data).toBe("used");
  await removeFactors(account);
  return openWeak(account);
}

/** What only the portal knows: of people, clients, projects and invoices. The agency's own are on its public pages. */
async function readSecrets(): Promise<string[]> {
  const read = async (path: string) => (await site.rest(path)).flatMap((row) => Object.values(row));
  const found = await Promise.all([
    read("users?select=email,full_name,phone&role=eq.client"),
    read("users?select=email&role=eq.owner"),
    read("clients?select=name,billing_address,tax_id"),
    read("projects?select=name"),
    read("contact_messages?select=name,email,phone"),
    read("invoices?select=number"),
    read("project_files?select=name"),
    read("project_updates?select=title"),
  ]);
  return found
    .flat()
    .flatMap((value) => (value ? [String(value), String(value).replaceAll("&", "&amp;")] : []));
}

/**
 * Everything that is stored, but for what is counted of tries, when a mail was tried, that one waits for long, what the person is
 * told of a sign-in, and what the background writes: that a busy machine keeps it waiting, and copies of guides, which other tests publish.
 */
async function readStored(): Promise<Record<string, unknown>> {
  const asked: Record<string, string> = {
    outbox: "select=id&template=not.in.(new-device,operations-alert)",
    audit_log: "select=*&action=neq.newDeviceByPassword",
    troubles: "select=*&what=not.like.In the background,*&kind=neq.mail",
  };
  const tables = Object.keys(personalData).filter((table) => !["rate_limits", "guides"].includes(table));
  const stored: Record<string, unknown> = {};
  for (const table of tables) {
    const rows = await site.rest(`${table}?${asked[table] ?? "select=*"}`);
    stored[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  const { url, secret } = service();
  const files = await fetch(`${url}/storage/v1/object/list/project-files`, {
    method: "POST",
    headers: { apikey: secret, Authorization: `Bearer ${secret}`, "Content-Type": json },
    body: JSON.stringify({
      prefix: "00000000-0000-4000-8000-0000000000a1/00000000-0000-4000-8000-000000000101",
    }),
  });
  return { ...stored, files: await files.text() };
}

type Asked = { name: string; send: (jar: CookieJar) => Promise<Response> };

function ask(path: string, headers: Record<string, string> = {}): Asked {
  return { name: `GET ${path}`, send: (jar) => jar.get(path, headers) };
}

/** As Next's router asks: it is told the address to ask at, and a page that leads on says so in its answer. */
function askForParts(path: string, headers: Record<string, string>): Asked {
  return {
    name: `GET ${path} in parts`,
    async send(jar) {
      const answer = await jar.get(path, headers);
      const next = answer.headers.get("location") ?? "";
      return next.includes("_rsc=") ? jar.get(next, headers) : answer;
    },
  };
}

function send({ path, fields, by }: ValidForm, Accept: string): Asked {
  return {
    name: `POST ${path} as the ${by} does, for ${Accept}`,
    send: (jar) =>
      path.endsWith("/files") ? sendFile(jar, path, Accept) : jar.post(path, fields, { Accept }),
  };
}

function sendFile(jar: CookieJar, path: string, Accept: string): Promise<Response> {
  const body = new FormData();
  body.append("file", new File(["Hello"], "hello.txt", { type: "text/plain" }));
  return jar.send(path, { method: "POST", body, headers: { Origin: jar.site, Accept } });
}

type Answer = { status: number; next: string; text: string; headers: string };

async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const isPage = headers.get("content-type")?.includes("html") ?? false;
  const text = await response.text();
  return {
    status,
    next: headers.get("location") ?? "",
    text: isPage ? "a page" : text,
    headers: `${[...headers].map(([name, value]) => `${name}: ${value}`).join("\n")}\n\n${isPage ? text : ""}`,
  };
}

/** What of these a weak session is answered otherwise than a stranger is, or is told of what only the portal knows. */
async function compareWithNobody(
  weak: CookieJar,
  all: Asked[],
  isAllowedToDiffer = false,
): Promise<string[]> {
  const secrets = await readSecrets();
  const wrong: string[] = [];
  await inLanes(all, async ({ name, send }) => {
    // Each by itself: what one answer makes of the cookies is not sent along with the next.
    const { headers, ...answer } = await readAnswer(await send(weak.copy()));
    const stranger = await readAnswer(await send(openJar({ site: site.url })));
    for (const { status } of [answer, stranger]) if (status >= 500) wrong.push(`${name}: ${status}`);
    // Some of it is on public pages, as what clients say.
    const [own, others] = [answer.text + headers, stranger.text + stranger.headers];
    const shown = secrets.filter((secret) => own.includes(secret) && !others.includes(secret));
    if (shown.length > 0) wrong.push(`${name} shows ${shown.join(", ")}`);
    const { headers: _, ...strangers } = stranger;
    if (!isAllowedToDiffer && JSON.stringify(answer) !== JSON.stringify(strangers))
      wrong.push(`${name}: ${JSON.stringify(answer)}, a stranger ${JSON.stringify(strangers)}`);
  });
  return wrong;
}

const isLead = ({ name }: Asked) => leads.test(name.split(" ")[1] ?? "");

const paths = [...pages, ...reads, ...asked];

const listRequests = (accepts: string[]): Asked[] => [
  ...paths.map((path) => ask(path)),
  ...[...forms, ...secondSteps].flatMap((form) => accepts.map((accept) => send(form, accept))),
];

const inParts: Record<string, string>[] = [{ RSC: "1" }, { RSC: "1", "Next-Router-Prefetch": "1" }];
const listParts = (): Asked[] =>
  inParts.flatMap((headers) => paths.map((path) => askForParts(path, headers)));

async function expectNothing(jar: CookieJar, requests: Asked[]): Promise<void> {
  const before = await readStored();
  expect(
    await compareWithNobody(
      jar,
      requests.filter((each) => !isLead(each)),
    ),
  ).toEqual([]);
  expect(await compareWithNobody(jar, requests.filter(isLead), true)).toEqual([]);
  expect(await readStored()).toEqual(before);
  test.info().annotations.push({ type: "requests", description: String(requests.length) });
}

for (const [who, account] of Object.entries({ owner: accounts.owner, client: accounts.dana })) {
  const tag = who === "owner" ? [] : "@slow";
  test(`whoever knows the password of the ${who} with a factor gets nothing by any address`, {
    tag,
  }, async () => {
    expect(pages.length).toBeGreaterThan(60);
    expect(forms.length).toBeGreaterThan(80);
    const { app } = await giveFactor(account);
    const jar = await openWeak(account);
    await expectNothing(jar, listRequests([json]));
    expect(await (await jar.get("/api/session")).json()).toEqual({ user: null, secondStep: true });
    for (const path of ["state", "stream"])
      expect((await jar.get(`/api/notifications/${path}`)).status).toBe(401);
    // With the code what was compared is seen to differ.
    expect((await giveCode(jar, app.next())).next).toBe("/dashboard");
    const opened = await compareWithNobody(
      jar,
      ["/api/account/export", `/dashboard/${who}`].map((path) => ask(path)),
    );
    expect(opened.join("\n")).toContain(account.email);
    expect(opened).toHaveLength(4);
  });

  test(`nor by any way of asking, nor after the ${who}'s factor was lost`, { tag: "@slow" }, async () => {
    test.slow();
    await giveFactor(account);
    const weak = await openWeak(account);
    await expectNothing(weak, listRequests([json, html]));
    expect(await compareWithNobody(weak, listParts(), true)).toEqual([]);
    const lost = await openLost(account);
    await expectNothing(lost, listRequests([json, html]));
    expect(await compareWithNobody(lost, listParts(), true)).toEqual([]);
    expect(await (await lost.get("/api/session")).json()).toEqual({ user: null, secondStep: true });
  });

  test(`no public page shows anything of the ${who} to whoever knows the password alone`, async () => {
    await giveFactor(account);
    const open = [...new Set([...publicPages, ...portalPages.visitor])].map((path) => ask(path));
    expect(await compareWithNobody(await openWeak(account), open, true)).toEqual([]);
  });
}

/** What a rule refuses that is asked after who may send it: of a plan that is not offered, of what was answered, of a mail server that is away. */
const refused = [
  "billing/checkout: 404",
  "billing/portal: 404",
  "invites/[id]: 404",
  "people/[id]: 409",
  "projects/[id]/change-orders/[id]/decision: 409",
  "projects/[id]/endorsement: 409",
  "projects/[id]/feedback/[id]/decision: 409",
  "projects/[id]/messages/[id]: 409",
  "outbox/[id]: 400",
  "owner/clients/[id]/people: 400",
  "owner/invoices/[id]: 409",
  "owner/messages/[id]/preview: 409",
  "owner/order-credits: 409",
  "owner/projects/[id]/step: 409",
  "owner/second-subscriptions: 400",
  "account/factor: 400",
  "account/factor/[id]: 400",
  "account/email: 503",
];

test("each of these forms does something for whoever may send it", { tag: "@slow" }, async () => {
  const own = await startSite({ hasOwnDatabase: true, hasOwnStripe: true });
  try {
    const jars = {
      owner: await openSignedIn(accounts.owner, own.url),
      client: await openSignedIn(accounts.dana, own.url),
    };
    await enrol(jars.owner, accounts.owner);
    const found: string[] = [];
    for (const form of forms) {
      const { status } = await send(form, json).send(jars[form.by]);
      const path = form.path.replace("/api/", "").replaceAll(/[0-9a-f]{8}-[-0-9a-f]{27}/g, "[id]");
      if (status !== 200) found.push(`${path}: ${status}`);
    }
    expect(found).toEqual(refused);
  } finally {
    await own.stop();
  }
});
