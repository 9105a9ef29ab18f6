import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../bin/stack/settings.ts";
import { connectSanity } from "./connect-sanity.ts";
import { connectStripe, stripeEvents } from "./connect-stripe.ts";
import { connectSupabase } from "./connect-supabase.ts";
import type { Step } from "./connection.ts";
import { stripeRights } from "./stripe-rights.ts";
import { describeRequest } from "./vendor-request.ts";

const settings = {
  SITE_URL: "https://www.agency.example",
  STUDIO_URL: "https://agency.sanity.studio",
  NEXT_PUBLIC_SANITY_PROJECT_ID: "54n1ty10",
  NEXT_PUBLIC_SANITY_DATASET: "production",
  SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  SMTP_URL: "smtp://your-smtp-user:your-smtp-password@smtp.example.com",
};
const sender = { name: "Your App Name", email: "no-reply@example.com" };
const requestOf = (step: Step | undefined) => {
  if (!step) throw new Error("There is no such step");
  return step.request;
};

// https://supabase.com/docs/guides/auth/auth-smtp and …/auth-email-templates, read on 24 November 2026. The port is a number in
// this example and a string in https://supabase.com/docs/reference/api/v1-update-auth-service-config, which is what the API takes.
const documentedAuth = {
  method: "PATCH",
  url: "https://api.supabase.com/v1/projects/$PROJECT_REF/config/auth",
  headers: { authorization: "Bearer $SUPABASE_ACCESS_TOKEN", "content-type": "application/json" },
  body: {
    external_email_enabled: true,
    mailer_secure_email_change_enabled: true,
    mailer_autoconfirm: false,
    smtp_admin_email: "no-reply@example.com",
    smtp_host: "smtp.example.com",
    smtp_port: "587",
    smtp_user: "your-smtp-user",
    smtp_pass: "your-smtp-password",
    smtp_sender_name: "Your App Name",
  },
  templates: ["confirmation", "magic_link", "recovery", "invite", "email_change"].flatMap((name) => [
    `mailer_subjects_${name}`,
    `mailer_templates_${name}_content`,
  ]),
};

test("Supabase's sign-in settings are asked for and changed as its guides do", () => {
  const { reads, plan } = connectSupabase(settings, sender);
  const request = requestOf(plan()[0]);
  const filled = (text: string) =>
    text
      .replace("$PROJECT_REF", "abcdefghijklmnopqrst")
      .replace("$SUPABASE_ACCESS_TOKEN", "<SUPABASE_ACCESS_TOKEN>");
  expect(request.method).toBe(documentedAuth.method);
  expect(request.url).toBe(filled(documentedAuth.url));
  expect(reads).toEqual([{ method: "GET", url: request.url, token: "SUPABASE_ACCESS_TOKEN" }]);
  const shown = describeRequest(request);
  for (const [name, value] of Object.entries(documentedAuth.headers))
    expect(shown).toContain(`${name}: ${filled(value)}\n`);
  expect(request.json).toMatchObject({ ...documentedAuth.body, smtp_pass: "<SMTP_PASSWORD>" });
  expect(
    Object.keys(request.json ?? {})
      .filter((name) => /^mailer_(subjects|templates)/.test(name))
      .sort(),
  ).toEqual(documentedAuth.templates.toSorted());
  expect(request.json).toMatchObject({
    site_url: "https://www.agency.example",
    uri_allow_list: "https://www.agency.example/**",
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    mfa_max_enrolled_factors: 10,
  });
  const recovery = readFileSync(join(root, "supabase/templates/recovery.html"), "utf8");
  expect(request.json?.mailer_templates_recovery_content).toBe(recovery);
  expect(shown).not.toContain("your-smtp-password");
});

test("a site in German has German sign-in mails pushed", () => {
  const [step] = connectSupabase(settings, { ...sender, locale: "de-DE" }).plan();
  expect(step?.request.json).toMatchObject({ mailer_subjects_recovery: "Neues Passwort wählen" });
});

test("only what differs is changed, and shown before", () => {
  const { plan } = connectSupabase(settings, sender);
  const now = { ...requestOf(plan()[0]).json, smtp_pass: "a hash" };
  expect(plan([now])).toEqual([]);
  const [step, ...more] = plan([{ ...now, site_url: "http://localhost:3000", smtp_host: null }]);
  expect(more).toEqual([]);
  expect(requestOf(step).json).toEqual({
    site_url: "https://www.agency.example",
    smtp_host: "smtp.example.com",
  });
  expect(step?.what).toContain("site_url: http://localhost:3000 → https://www.agency.example");
  expect(step?.what).toContain("smtp_host: (not set) → smtp.example.com");
  const again = connectSupabase(settings, sender, true).plan([now]);
  expect(requestOf(again[0]).json).toEqual({ smtp_pass: "<SMTP_PASSWORD>" });
});

test.each([
  undefined,
  "http://localhost:3000",
  "https://localhost",
  "https://127.0.0.1",
  "https://192.168.1.4:3000",
  "https://10.0.0.2",
  "https://[::1]:3000",
  "https://mac.local",
  "https://build.invalid",
  "http://www.agency.example",
])("nobody is told of %s", (SITE_URL) => {
  const local = { ...settings, SITE_URL };
  for (const open of [
    () => connectSupabase(local, sender),
    () => connectSanity(local),
    () => connectStripe(local),
  ])
    expect(open).toThrow(/^SITE_URL/);
});

// https://www.sanity.io/docs/http-reference/projects-api (datasets, CORS) and https://www.sanity.io/docs/http-reference/webhooks,
// read on 24 November 2026; the tokens are those of `sanity tokens add`, @sanity/cli 8.13.0.
const documentedSanity = {
  dataset: ["PUT", "https://api.sanity.io/v2021-06-07/projects/54n1ty10/datasets/production", ["aclMode"]],
  cors: ["POST", "https://api.sanity.io/v2021-06-07/projects/54n1ty10/cors", ["allowCredentials", "origin"]],
  token: [
    "POST",
    "https://api.sanity.io/v2025-07-11/access/project/54n1ty10/robots",
    ["label", "memberships"],
  ],
  webhook: [
    "POST",
    "https://54n1ty10.api.sanity.io/v2025-02-19/hooks/projects/54n1ty10",
    [
      "apiVersion",
      "dataset",
      "description",
      "headers",
      "httpMethod",
      "includeAllVersions",
      "includeDrafts",
      "isDisabledByUser",
      "name",
      "rule",
      "secret",
      "type",
      "url",
    ],
  ],
};

test("a Sanity project is set up by the requests that its reference documents", () => {
  const steps = connectSanity(settings).plan();
  const { dataset, cors, token, webhook } = documentedSanity;
  expect(
    steps.map(({ request: { method, url, json } }) => [method, url, Object.keys(json ?? {}).sort()]),
  ).toEqual([dataset, cors, token, token, webhook]);
  expect(steps.map(({ request }) => request.token)).toEqual(Array(5).fill("SANITY_AUTH_TOKEN"));
  expect(requestOf(steps[1]).json).toEqual({
    origin: "https://agency.sanity.studio",
    allowCredentials: true,
  });
  expect(requestOf(steps[4]).json).toMatchObject({
    url: "https://www.agency.example/api/revalidate",
    rule: { on: ["create", "update", "delete"], filter: "" },
    includeDrafts: false,
    secret: "<SANITY_REVALIDATE_SECRET>",
  });
  expect(steps[2]?.keep?.({ id: "r", token: "sk-new" })).toBe("SANITY_API_READ_TOKEN=sk-new");
});

test("tokens get no more rights than they need, and what is there already stays", () => {
  const { plan } = connectSanity({ ...settings, SANITY_API_READ_TOKEN: "r", SANITY_API_WRITE_TOKEN: "w" });
  const wanted = requestOf(plan().at(-1)).json;
  const answers = [
    [{ name: "production", aclMode: "private" }],
    [{ origin: "https://agency.sanity.studio", allowCredentials: true }],
    [{ id: "hook", ...wanted, secret: undefined }],
  ];
  expect(plan(answers)).toEqual([]);
  const [step] = plan([answers[0], answers[1], [{ id: "hook", ...wanted, includeDrafts: true }]]);
  expect(step?.what).toContain("whose drafts differs");
  expect(requestOf(step)).toMatchObject({ method: "PATCH", url: `${documentedSanity.webhook[1]}/hook` });
  expect(requestOf(step).json).not.toHaveProperty("secret");
  const roles = connectSanity(settings)
    .plan()
    .flatMap(
      ({ request }) =>
        JSON.stringify(request.json?.memberships ?? []).match(/roleNames":\["(\w+)"/)?.[1] ?? [],
    );
  expect(roles).toEqual(["viewer", "editor"]);
});

// https://docs.stripe.com/api/webhook_endpoints/create, read on 24 November 2026.
const documentedStripe = {
  method: "POST",
  url: "https://api.stripe.com/v1/webhook_endpoints",
  body: ["enabled_events[]", "url"],
};

test("Stripe's webhook is made as its reference does, for exactly the events that the site handles", () => {
  const { plan } = connectStripe(settings);
  const [step] = plan();
  const { method, url, form = [] } = requestOf(step);
  expect({ method, url, body: [...new Set(form.map(([name]) => name))] }).toEqual(documentedStripe);
  expect(describeRequest(requestOf(step))).toContain("content-type: application/x-www-form-urlencoded");
  const handled = ["handle-stripe-event.ts", "find-invoices-of.ts"].flatMap((file) => [
    ...readFileSync(join(root, "web/billing", file), "utf8").matchAll(/case "([a-z_.]+)"/g),
  ]);
  expect([...new Set(handled.map(([, event]) => event))].sort()).toEqual(stripeEvents);
  expect(step?.keep?.({ secret: "whsec_new" })).toBe("STRIPE_WEBHOOK_SECRET=whsec_new");

  const own = {
    id: "we_1",
    url: "https://www.agency.example/api/stripe",
    status: "enabled",
    enabled_events: ["*"],
  };
  expect(plan([{ data: [own] }])).toEqual([]);
  const [change] = plan([{ data: [{ ...own, enabled_events: ["invoice.paid"] }] }]);
  expect(requestOf(change).url).toBe("https://api.stripe.com/v1/webhook_endpoints/we_1");
});

const endpoint = {
  id: "we_1",
  url: "https://www.agency.example/api/stripe",
  status: "enabled",
  enabled_events: [] as string[],
};
/** Of every event of ours both answers, drawn once and for all, and what the owner may have added by hand. */
const drawn = Array.from({ length: 60 }, (_, seed) =>
  stripeEvents.filter((_event, at) => (seed * 7 + at * at * 3) % 5 < seed % 6),
);
const endpoints = [
  [],
  stripeEvents,
  stripeEvents.slice(1),
  stripeEvents.slice(0, -1),
  ["*"],
  ...drawn,
].flatMap((ours) =>
  [[], ["payout.paid"], ["account.updated", "payout.paid"]].flatMap((added) =>
    ["enabled", "disabled"].map((status) => ({
      ...endpoint,
      status,
      enabled_events: ours[0] === "*" ? ours : [...ours, ...added],
    })),
  ),
);

test("an endpoint that is there hears what is missing, and goes on hearing what somebody added", () => {
  expect(endpoints.length).toBeGreaterThan(300);
  for (const own of endpoints) {
    const hears = new Set(own.enabled_events);
    const missing = hears.has("*") ? [] : stripeEvents.filter((event) => !hears.has(event));
    const steps = connectStripe(settings).plan([
      { data: [{ ...endpoint, url: "https://other.example" }, own] },
    ]);
    if (missing.length === 0 && own.status === "enabled") {
      expect(steps).toEqual([]);
      continue;
    }
    const { url, form = [] } = requestOf(steps[0]);
    expect(url).toBe("https://api.stripe.com/v1/webhook_endpoints/we_1");
    const sent = form.flatMap(([name, value]) => (name === "enabled_events[]" ? [value] : []));
    const wanted = missing.length > 0 ? [...new Set([...hears, ...stripeEvents])].sort() : [];
    expect(sent).toEqual(wanted);
    expect(form.at(-1)).toEqual(["disabled", "false"]);
    for (const event of missing) expect(steps[0]?.what).toContain(event);
  }
});

const reading = /^(list|retrieve)$/;

/** What the site's own code asks of Stripe, as the client library names it, and how. */
function findStripeCalls(): { resource: string; access: "read" | "write" }[] {
  const files = globSync("web/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(test|spec)\.|in-test/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8").replace(/\s*\.\s*/g, ".");
    if (!/#stripe\/stripe\.ts/.test(text)) return [];
    const opened = [...text.matchAll(/const \{([\w, ]+)\} = requireStripe\(\)/g)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    );
    const direct = [...text.matchAll(/(?:requireStripe\(\)|\bstripe)!?\.([\w.]+)\.(\w+)\(/g)];
    const taken = opened.flatMap((name) => [
      ...text.matchAll(new RegExp(`(?<![\\w.])(${name})\\.(\\w+)\\(`, "g")),
    ]);
    return [...direct, ...taken].flatMap(([, resource = "", verb = ""]) =>
      resource === "webhooks"
        ? []
        : [{ resource, access: reading.test(verb) ? ("read" as const) : ("write" as const) }],
    );
  });
}

test("the rights that are asked for are those that the site's calls need, no more and no less", () => {
  const calls = findStripeCalls();
  expect(calls.length).toBeGreaterThan(25);
  const needed = new Map<string, "read" | "write">();
  for (const { resource, access } of calls)
    if (needed.get(resource) !== "write") needed.set(resource, access);
  const listed = stripeRights.flatMap(({ calls: resources, access }) =>
    resources.map((resource) => [resource, access]),
  );
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(needed));
  const hosting = readFileSync(join(root, "docs/hosting.md"), "utf8");
  for (const { name, access } of stripeRights) expect(hosting).toContain(`| ${name} | ${access} |`);
  for (const { looks, tries, access } of stripeRights)
    expect(Boolean(looks ?? tries) && Boolean(tries) === (access === "write")).toBe(true);
  for (const { tries } of stripeRights) if (tries) expect(tries).toMatch(/_none\b/);
});

test.each([
  [undefined, "private"],
  ["private", "private"],
  ["public", "public"],
  ["Public", "private"],
])("with SANITY_DATASET_ACCESS %j a new dataset is %s, and a public one is told of", (access, aclMode) => {
  const { plan } = connectSanity({ ...settings, SANITY_DATASET_ACCESS: access });
  const step = plan().find(({ what }) => what.startsWith("Dataset"));
  expect(requestOf(step).json).toEqual({ aclMode });
  expect(step?.what.includes("Anybody who knows its name can read")).toBe(aclMode === "public");
});
