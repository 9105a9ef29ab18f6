import { afterAll, expect, test, vi } from "vitest";
import { startMailServer } from "../../local/mail/start-login-in-test.ts";
import { stubSettings } from "../../web/env-in-test.ts";
import { connectSanity } from "../connect/connect-sanity.ts";
import { connectStripe } from "../connect/connect-stripe.ts";
import { connectSupabase } from "../connect/connect-supabase.ts";
import { stripeRights } from "../connect/stripe-rights.ts";
import { newestTable } from "./check-database.ts";
import type { Finding } from "./finding.ts";
import { makeWorld, startHosted, type World } from "./hosted-in-test.ts";

let world = makeWorld();
// It checks the process's settings as soon as it is loaded.
stubSettings();
const { examine } = await import("./examine.ts");
vi.unstubAllEnvs();

const hosted = await startHosted(() => world);
const mail = await startMailServer();
afterAll(() => Promise.all([hosted.close(), mail.close()]));

/** Everything as `npm run connect` leaves it. */
function makeHealthyWorld(): World {
  const healthy = makeWorld();
  const { settings } = healthy;
  settings.SMTP_URL = `smtp://agency:the%20password@127.0.0.1:${mail.port}`;
  const [auth] = connectSupabase(settings, { name: "", email: "hello@agency.example" }).plan();
  healthy.supabase.auth = { ...auth?.request.json };
  const hook = connectSanity(settings).plan().at(-1)?.request.json;
  healthy.sanity.hooks = [{ id: "hook", ...hook, secret: undefined }];
  const url = connectStripe(settings)
    .plan()[0]
    ?.request.form?.find(([name]) => name === "url")?.[1];
  healthy.stripe.endpoints = [{ id: "we_1", url, status: "enabled", enabled_events: ["*"] }];
  return healthy;
}

async function findFaults(kinds: Finding["is"][] = ["wrong"]): Promise<string[]> {
  const resolver = {
    async resolveTxt(name: string): Promise<string[][]> {
      if (!world.isResolverUp) throw Object.assign(new Error("no answer"), { code: "ECONNREFUSED" });
      const found = world.dns[name];
      if (!found) throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
      return found.map((text) => [text]);
    },
  };
  try {
    const findings = await examine(world.settings, { fetch: hosted.fetch, resolver });
    const said = findings.map(({ what, advice = "" }) => `${what}. ${advice}`).join("\n");
    for (const [name, value] of Object.entries(world.settings))
      if (/KEY|SECRET|TOKEN|SMTP/.test(name) && value) expect(said).not.toContain(value);
    return findings.flatMap(({ is, what, advice }) => (kinds.includes(is) ? `${what}. ${advice}` : []));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The public half of some key. */
const recipient = `age1${"q".repeat(58)}`;

test("nothing is found where everything is set up", async () => {
  world = makeHealthyWorld();
  expect(await findFaults()).toEqual([]);
});

const set = (name: string, value: string | undefined) => (spoilt: World) => {
  spoilt.settings[name] = value;
};
const auth = (name: string, value: unknown) => (spoilt: World) => {
  spoilt.supabase.auth[name] = value;
};
const spoilHook = (change: object) => (spoilt: World) => {
  spoilt.sanity.hooks = spoilt.sanity.hooks.map((hook) => ({ ...hook, ...change }));
};

test("a public dataset is right where the settings say so, and the doctor says what anybody can read", async () => {
  world = makeHealthyWorld();
  world.sanity.isPublic = true;
  set("SANITY_DATASET_ACCESS", "public")(world);
  expect(await findFaults()).toEqual([]);
  expect((await findFaults(["right"])).join("\n")).toMatch(
    /dataset is public, as SANITY_DATASET_ACCESS says.*guides/,
  );
  set("SANITY_DATASET_ACCESS", "open")(world);
  expect(String(await findFaults())).toMatch(/SANITY_DATASET_ACCESS must be private or public/);
});

test.each<[names: RegExp, spoil: (world: World) => void]>([
  [/SITE_URL is missing/, set("SITE_URL", undefined)],
  [/SITE_URL begins with http:|SITE_URL must begin with https/, set("SITE_URL", "http://www.agency.example")],
  [/The site does not answer at SITE_URL/, ({ site }) => Object.assign(site, { isUp: false })],
  [/another SITE_URL/, ({ site }) => Object.assign(site, { address: "http://localhost:3000" })],
  [/STUDIO_URL is not set/, set("STUDIO_URL", undefined)],
  [/The Studio does not answer at STUDIO_URL/, ({ studio }) => Object.assign(studio, { isUp: false })],
  [/NEXT_PUBLIC_SANITY_PROJECT_ID/, set("NEXT_PUBLIC_SANITY_PROJECT_ID", "other1234")],
  [/NEXT_PUBLIC_SANITY_DATASET/, set("NEXT_PUBLIC_SANITY_DATASET", "prodution")],
  [/The dataset is empty/, ({ sanity }) => Object.assign(sanity, { content: null })],
  [
    /site settings lack contactEmail/,
    ({ sanity }) => Object.assign(sanity.content ?? {}, { contactEmail: null }),
  ],
  [
    /dataset is public.*NEXT_PUBLIC_SANITY_DATASET/,
    ({ sanity }) => Object.assign(sanity, { isPublic: true }),
  ],
  [/refuses SANITY_API_READ_TOKEN/, set("SANITY_API_READ_TOKEN", "mistyped")],
  [/SANITY_API_READ_TOKEN may write/, set("SANITY_API_READ_TOKEN", "an-editor")],
  [/SANITY_API_WRITE_TOKEN may not write/, set("SANITY_API_WRITE_TOKEN", "a-viewer")],
  [/SANITY_AUTH_TOKEN is refused/, set("SANITY_AUTH_TOKEN", "an-editor")],
  [/origin is not let in.*STUDIO_URL/, ({ sanity }) => Object.assign(sanity, { origins: [] })],
  [
    /without credentials.*STUDIO_URL/,
    ({ sanity }) =>
      Object.assign(sanity, {
        origins: [{ origin: "https://studio.agency.example", allowCredentials: false }],
      }),
  ],
  [/Webhook: .*connect -- sanity/s, ({ sanity }) => Object.assign(sanity, { hooks: [] })],
  [/Webhook: .*projection/, spoilHook({ rule: { on: ["create", "update", "delete"], projection: "{_id}" } })],
  [/Webhook: .*drafts/, spoilHook({ includeDrafts: true })],
  [/Webhook: .*disabled/, spoilHook({ isDisabledByUser: true })],
  [/another SANITY_REVALIDATE_SECRET/, ({ site }) => Object.assign(site, { revalidateSecret: "x" })],
  [/Check SUPABASE_URL/, set("SUPABASE_URL", "https://tsrqponmlkjihgfedcba.supabase.co")],
  [/refuses SUPABASE_PUBLISHABLE_KEY/, set("SUPABASE_PUBLISHABLE_KEY", "sb_publishable_of-another")],
  [/refuses SUPABASE_SECRET_KEY/, set("SUPABASE_SECRET_KEY", "sb_secret_of-another-project")],
  [/must not equal the publishable key/, set("SUPABASE_SECRET_KEY", "sb_publishable_0123456789")],
  [/no tables.*supabase db push/, ({ supabase }) => Object.assign(supabase, { missingTables: ["all"] })],
  [
    /Migrations are missing.*supabase db push/,
    ({ supabase }) => Object.assign(supabase, { missingTables: [newestTable()] }),
  ],
  [/no owner yet.*make-owner/, ({ supabase }) => Object.assign(supabase, { owners: [] })],
  [/bucket project-files is missing/, ({ supabase }) => Object.assign(supabase, { bucket: null })],
  [/bucket project-files is public/, ({ supabase }) => Object.assign(supabase, { bucket: { public: true } })],
  [/second factors.*supabase db push/, ({ supabase }) => Object.assign(supabase, { factors: null })],
  [
    /no table auth\.mfa_factors.*2022/,
    ({ supabase }) =>
      Object.assign(supabase, { factors: { state: "missing", owners: 1, without_factor: null } }),
  ],
  [
    /permission denied for table mfa_factors.*opens nothing/,
    ({ supabase }) =>
      Object.assign(supabase, {
        factors: { state: "unreadable", trouble: "permission denied for table mfa_factors", owners: 1 },
      }),
  ],
  [
    /second factors.*supabase db push/,
    ({ supabase }) => Object.assign(supabase, { factors: { state: "?" } }),
  ],
  [/mfa_totp_enroll_enabled.*connect -- supabase/, auth("mfa_totp_enroll_enabled", false)],
  [/mfa_totp_verify_enabled.*connect -- supabase/, auth("mfa_totp_verify_enabled", false)],
  [/mfa_max_enrolled_factors.*connect -- supabase/, auth("mfa_max_enrolled_factors", 1)],
  [/SUPABASE_ACCESS_TOKEN is refused/, set("SUPABASE_ACCESS_TOKEN", "sbp_expired")],
  [/site_url.*connect -- supabase/, auth("site_url", "http://localhost:3000")],
  [/uri_allow_list.*connect -- supabase/, auth("uri_allow_list", "")],
  [/smtp_host.*connect -- supabase/, auth("smtp_host", null)],
  [/smtp_pass.*connect -- supabase/, auth("smtp_pass", null)],
  [/smtp_admin_email.*connect -- supabase/, auth("smtp_admin_email", "someone@else.example")],
  [/mailer_autoconfirm.*connect -- supabase/, auth("mailer_autoconfirm", true)],
  [/mailer_templates_recovery_content/, auth("mailer_templates_recovery_content", "{{ .ConfirmationURL }}")],
  [/rate_limit_email_sent/, auth("rate_limit_email_sent", 2)],
  [/no mail server|does not answer.*SMTP_URL/, set("SMTP_URL", "smtp://agency:x@127.0.0.1:9")],
  [
    /user or the password of SMTP_URL/,
    ({ settings }) => {
      settings.SMTP_URL = settings.SMTP_URL?.replace("the%20password", "another");
    },
  ],
  [/SPF is missing/, ({ dns }) => Object.assign(dns, { "agency.example": ["google-site-verification=x"] })],
  [/DMARC is missing/, ({ dns }) => Object.assign(dns, { "_dmarc.agency.example": undefined })],
  [/DKIM is missing.*DKIM_SELECTOR/, set("DKIM_SELECTOR", "s2")],
  [/STRIPE_SECRET_KEY is refused/, set("STRIPE_SECRET_KEY", "sk_live_9876543210")],
  [/STRIPE_WEBHOOK_SECRET must be set together/, set("STRIPE_WEBHOOK_SECRET", undefined)],
  [/another STRIPE_WEBHOOK_SECRET/, ({ site }) => Object.assign(site, { stripeSecret: "whsec_another" })],
  [/Webhook: .*connect -- stripe/s, ({ stripe }) => Object.assign(stripe, { endpoints: [] })],
  [
    /disabled or does not hear.*connect -- stripe/,
    ({ stripe }) =>
      Object.assign(stripe, {
        endpoints: stripe.endpoints.map((endpoint) => ({ ...endpoint, enabled_events: ["invoice.paid"] })),
      }),
  ],
  [/without this CRON_SECRET/, ({ site }) => Object.assign(site, { hasCron: false })],
  [/BACKUP_RECIPIENT is no key/, set("BACKUP_RECIPIENT", "age1short")],
  [/SUPABASE_DB_URL is not set/, set("BACKUP_RECIPIENT", recipient)],
  [
    /SUPABASE_DB_URL leads to the transaction pooler/,
    ({ settings }) => {
      settings.BACKUP_RECIPIENT = recipient;
      settings.SUPABASE_DB_URL = "postgresql://postgres.ref:x@aws-0-eu.pooler.supabase.com:6543/postgres";
    },
  ],
  [/CRON_SECRET must have at least 32/, set("CRON_SECRET", "short")],
])("%s is what the doctor names, and little else", async (names, spoil) => {
  world = makeHealthyWorld();
  spoil(world);
  const faults = await findFaults();
  expect(faults.join("\n")).toMatch(names);
  expect(faults.length).toBeLessThanOrEqual(5);
});

test.each([
  [1, 0, "right", /Every owner signs in with two steps/],
  [3, 0, "right", /Every owner signs in with two steps/],
  [1, 1, "unknown", /The owner has no second factor.*Settings/],
  [3, 1, "unknown", /1 of 3 owners have no second factor.*Settings/],
  [3, 3, "unknown", /3 of 3 owners have no second factor.*Settings/],
] as const)("of %i owners, %i without a second factor are %s", async (owners, without_factor, is, words) => {
  world = makeHealthyWorld();
  world.supabase.factors = { state: "there", trouble: null, owners, without_factor };
  expect((await findFaults([is])).join("\n")).toMatch(words);
  expect(await findFaults()).toEqual([]);
});

test("without an owner nothing is said of an owner's second factor", async () => {
  world = makeHealthyWorld();
  world.supabase.factors = { state: "there", trouble: null, owners: 0, without_factor: 0 };
  expect((await findFaults(["right", "unknown", "wrong"])).join("\n")).not.toMatch(/wners? (signs|ha)/);
});

test("where no resolver answers, what stands there is not known, and nothing is wrong", async () => {
  world = makeHealthyWorld();
  world.isResolverUp = false;
  expect(await findFaults()).toEqual([]);
});

test.each(
  stripeRights.flatMap((each) =>
    each.access === "write" && each.looks ? [each, { ...each, access: "read" as const }] : [each],
  ),
)(
  "a key without $name, $access, is told by that name and by Stripe's, and nothing else is wrong",
  async ({ name, access, looks, tries }) => {
    world = makeHealthyWorld();
    const [path = ""] =
      (access === "read" ? looks : (tries ?? "").replace(/\/?\w*_none.*/, ""))?.split("?") ?? [];
    world.stripe.missingRights = [`${path}_${access}`];
    const faults = (await findFaults()).filter((fault) => fault.includes("lacks a right"));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
    expect(faults[0]).toContain("Developers → API keys");
  },
);

test("every right that is missing is told of, and Stripe's own name for it", async () => {
  world = makeHealthyWorld();
  world.stripe.missingRights = ["invoices_write", "credit_notes_write", "tax_rates_write"];
  const faults = (await findFaults()).join("\n");
  for (const words of [/Invoices, write/, /Credit notes, write/, /Tax Rates, write/, /invoices_write\)/])
    expect(faults).toMatch(words);
});

test("what Stripe does not answer is not known", async () => {
  world = makeHealthyWorld();
  world.stripe.isDown = true;
  expect((await findFaults()).filter((fault) => fault.includes("lacks a right"))).toEqual([]);
  expect((await findFaults(["unknown"])).join("\n")).toMatch(/may write Invoices is not known/);
});

test.each([
  [[], "unknown", /not known before two clients/],
  [
    [
      ["A-0001", "cus_1"],
      ["A-0002", "cus_1"],
    ],
    "unknown",
    /not known before two clients/,
  ],
  [
    [
      ["A-0001", "cus_1"],
      ["A-0002", "cus_2"],
    ],
    "right",
    /numbered in one series/,
  ],
  [
    [
      ["A-0001", "cus_1"],
      [null, "cus_2"],
    ],
    "unknown",
    /not known before two clients/,
  ],
  [
    [
      ["A-0001", "cus_1"],
      ["B-0001", "cus_2"],
    ],
    "wrong",
    /two series: A-0001 and B-0001.*across the account/,
  ],
] as const)("invoices numbered %j are found %s", async (numbers, is, words) => {
  world = makeHealthyWorld();
  world.stripe.invoices = numbers.map(([number, customer]) => ({ number, customer }));
  expect((await findFaults([is])).join("\n")).toMatch(words);
});

test("the owner is asked to look at what Stripe mails, since nobody else can", async () => {
  world = makeHealthyWorld();
  expect((await findFaults(["unknown"])).join("\n")).toMatch(
    /Stripe mails your clients.*Subscriptions and emails/,
  );
});
