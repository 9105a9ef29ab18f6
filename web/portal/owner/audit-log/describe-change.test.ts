import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFormats } from "#formats/create-formats.ts";
import * as de from "#texts/de/de.ts";
import * as en from "#texts/en/en.ts";
import { describeChange } from "./describe-change.ts";
import type { AuditEntry } from "./read-audit-log.ts";

const formats = createFormats("en-CA", () => "America/Toronto");
const germanFormats = createFormats("de-DE", () => "Europe/Berlin");
const project = { id: "p1", name: "Booking board" };
const client = { id: "c1", name: "Voltway" };

/** The sentence of an entry, with the addresses that its names lead to. */
function describe(entry: Partial<AuditEntry>, texts: typeof en = en) {
  const parts = describeChange(
    {
      id: 1,
      who: "Olive",
      action: "changed",
      table_name: "projects",
      row_id: "r1",
      created_at: "2026-11-24T03:00:00Z",
      name: null,
      project: null,
      client: null,
      currency: null,
      before: {},
      after: {},
      ...entry,
    },
    texts === en ? formats : germanFormats,
    texts,
  );
  return {
    words: parts.map((part) => (typeof part === "string" ? part : part.name)).join(""),
    links: parts.flatMap((part) => (typeof part === "string" || !part.href ? [] : part.href)),
  };
}

const moved = { before: { client_id: "c0" }, after: { client_id: "c1" } };
const call = { table_name: "discovery_calls", name: "Nadia" };
const file = { table_name: "project_files", name: "plan.pdf", project, client };
const step = { name: "Booking board", project, client };
const saidDone = { step_done_at: "2026-11-01T10:00:00Z", step_comment: "Sent" };
const person = { table_name: "client_members", name: "Kit", client };

test.each<[Partial<AuditEntry>, string]>([
  [{ ...call, after: { status: "confirmed" } }, "Olive confirmed the call with Nadia"],
  [
    { name: "Booking board", project, client, before: { next_step: "Draw" }, after: { next_step: "Build" } },
    "Olive changed the next step of the project Booking board for Voltway from “Draw” to “Build”",
  ],
  [
    {
      name: "Booking board",
      project,
      client,
      before: { status: "planning" },
      after: { status: "in_progress" },
    },
    "Olive changed the status of the project Booking board for Voltway from “Being planned” to “In progress”",
  ],
  [
    {
      table_name: "clients",
      name: "Voltway",
      client,
      before: { website: null },
      after: { website: "https://v.example" },
    },
    "Olive set the website of the client Voltway to “https://v.example”",
  ],
  [
    { table_name: "clients", name: "Voltway", client, after: { name: "Voltway", website: null } },
    "Olive changed the name and the website of the client Voltway",
  ],
  [
    {
      table_name: "milestones",
      name: "Sign-off",
      project,
      before: { due_on: "2026-12-01" },
      after: { due_on: null },
    },
    "Olive removed the planned day of the milestone “Sign-off” in Booking board, which was “Dec 1, 2026”",
  ],
  [
    {
      ...step,
      before: { step_done_at: null, step_comment: "" },
      after: { step_done_at: "2026-11-01T10:00:00Z", step_comment: "Sent" },
    },
    "Olive said that the next step of the project Booking board for Voltway is done",
  ],
  [
    { ...step, before: saidDone, after: { step_done_at: null, step_comment: "" } },
    "Olive took back that the next step of the project Booking board for Voltway is done",
  ],
  [
    {
      ...step,
      before: { ...saidDone, step_reply: "" },
      after: { step_done_at: null, step_comment: "", step_reply: "Two are missing" },
    },
    "Olive sent back the next step of the project Booking board for Voltway",
  ],
  [
    {
      ...step,
      before: { ...saidDone, next_step: "Draw" },
      after: { step_done_at: null, step_comment: "", next_step: "" },
    },
    "Olive confirmed that the next step of the project Booking board for Voltway is done",
  ],
  [
    {
      ...step,
      before: { ...saidDone, next_step: "Draw" },
      after: { step_done_at: null, next_step: "Build" },
    },
    "Olive changed the next step of the project Booking board for Voltway, which was said to be done",
  ],
  [
    {
      ...step,
      before: { ...saidDone, next_step_side: "client" },
      after: { step_done_at: null, next_step_side: "agency" },
    },
    "Olive changed the next step of the project Booking board for Voltway, which was said to be done",
  ],
  [
    {
      ...step,
      before: { next_step: "Draw", step_reply: "No" },
      after: { next_step: "Build", step_reply: "" },
    },
    "Olive changed the next step and why the step was sent back of the project Booking board for Voltway",
  ],
  [
    { ...step, before: { next_step: "Draw" }, after: { next_step: "" } },
    "Olive removed the next step of the project Booking board for Voltway, which was “Draw”",
  ],
  [{ ...file, action: "added" }, "Olive uploaded the file “plan.pdf” in Booking board"],
  [{ ...file, after: { visible: true } }, "Olive showed the file “plan.pdf” in Booking board to the client"],
  [{ ...person, action: "added" }, "Olive added Kit to Voltway"],
  [
    { ...person, before: { sees_money: false }, after: { sees_money: true } },
    "Olive showed Kit the money of Voltway",
  ],
  [
    { ...person, before: { sees_money: true }, after: { sees_money: false } },
    "Olive hid the money of Voltway from Kit",
  ],
  [{ table_name: "users", action: "removed", who: null }, "Somebody deleted their account"],
  [
    {
      table_name: "users",
      action: "removed",
      who: null,
      before: { role: "owner" },
      after: { removed_by: "itself" },
    },
    "An owner deleted their account",
  ],
  [
    {
      table_name: "users",
      action: "removed",
      who: null,
      before: { role: "client" },
      after: { removed_by: "itself" },
    },
    "A client deleted their account",
  ],
  [
    {
      table_name: "users",
      action: "removed",
      who: null,
      before: { role: "client" },
      after: { removed_by: "hand" },
    },
    "Somebody removed an account in the database itself",
  ],
  [{ table_name: "users", action: "newPassword", name: "Olive" }, "Olive chose a new password"],
  [{ table_name: "exports", row_id: null, action: "everything" }, "Olive exported everything"],
  [
    {
      table_name: "clients",
      name: "Volt way",
      client,
      before: { joined_into: null, archived_at: null },
      after: { joined_into: "c1", archived_at: "2026-11-24T03:00:00Z" },
    },
    "Olive joined the client Volt way with Voltway",
  ],
  [{ name: "Booking board", project, client, ...moved }, "Olive moved the project Booking board to Voltway"],
  [{ ...person, ...moved }, "Olive moved Kit to Voltway"],
  [
    { table_name: "contact_messages", name: "Ada", client, ...moved },
    "Olive moved the message from Ada to Voltway",
  ],
  [
    {
      table_name: "contact_messages",
      name: "Ada",
      client,
      before: { client_id: null },
      after: { client_id: "c1" },
    },
    "Olive made a client of Ada",
  ],
  [
    { table_name: "subscriptions", name: "Growth care", client, ...moved },
    "Olive moved Growth care to Voltway",
  ],
  [
    { table_name: "owner_notes", name: "Voltway", before: { subject_id: "c0" }, after: { subject_id: "c1" } },
    "Olive moved a note about Voltway",
  ],
  [{ table_name: "exports", row_id: null, action: "messages" }, "Olive exported the contact messages"],
  [{ table_name: "outbox", action: "retried" }, "Olive sent a failed email again"],
  [{ table_name: "outbox", row_id: null, action: "retriedAll" }, "Olive sent all failed emails again"],
  [
    {
      table_name: "missed_addresses",
      action: "removed",
      name: "/old",
      before: { path: "/old", requests: 3 },
    },
    "Olive took the address /old off the list",
  ],
  [{ table_name: "clients", action: "viewed", name: "Voltway", client }, "Olive looked at what Voltway sees"],
  [{ ...person, action: "added", who: "Kit" }, "Kit joined Voltway by invite"],
  [
    {
      table_name: "invites",
      name: "kit@v.example",
      client,
      who: null,
      after: { accepted_at: "2026-11-24T03:00:00Z" },
    },
    "kit@v.example accepted the invite to Voltway",
  ],
  [{ ...person, action: "added", who: null }, "Kit joined Voltway by invite"],
  [
    { table_name: "invites", name: "kit@v.example", client, action: "added" },
    "Olive invited kit@v.example to Voltway",
  ],
  [
    { table_name: "approvals", name: "In French", project, action: "added", after: { decision: "approved" } },
    "Olive approved “In French” in Booking board",
  ],
  [{ table_name: "endorsements", project, action: "added" }, "Olive asked to show Booking board"],
  [
    { ...call, name: null, who: null, after: { status: "spam" } },
    "The site, or a deleted account marked a call as spam",
  ],
  [{ ...call, name: null, after: { is_doubtful: "false" } }, "Olive marked a call as spam"],
  [
    { ...call, name: null, after: { status: "requested", is_doubtful: "false" } },
    "Olive marked a call as requested",
  ],
  [
    { table_name: "clients", name: "Voltway", client, after: { archived_at: "2026-11-24T03:00:00Z" } },
    "Olive archived the client Voltway",
  ],
  [
    { table_name: "clients", name: "Voltway", client, after: { archived_at: null } },
    "Olive restored the client Voltway",
  ],
  [
    { table_name: "messages", project, after: { body: "", deleted_at: "2026-11-24T03:00:00Z" } },
    "Olive deleted a message in Booking board",
  ],
  [
    { table_name: "messages", project, after: { body: "Else", edited_at: "2026-11-24T03:00:00Z" } },
    "Olive changed a message in Booking board",
  ],
  [
    {
      table_name: "subscriptions",
      name: "Growth care",
      client,
      who: null,
      after: { cancel_at_period_end: true },
    },
    "Voltway cancelled the care plan “Growth care”",
  ],
  [
    {
      table_name: "subscriptions",
      client: { id: null, name: "Voltway" },
      who: null,
      after: { status: "past_due" },
    },
    "Voltway: the last payment for the care plan failed",
  ],
  [{ table_name: "new_things", action: "removed" }, "Olive removed new things"],
  [{ table_name: null, action: "demo data added" }, "Olive demo data added"],
])("%j reads as a sentence", (entry, words) => {
  expect(describe(entry).words).toBe(words);
});

const plan = { table_name: "subscriptions", client, who: null };
const order = { table_name: "change_orders", name: "Buchung", project };
const asked = { table_name: "feedback_items", name: "Erster Entwurf", project };

test.each<[Partial<AuditEntry>, string]>([
  [{ ...plan, action: "added" }, "Voltway hat ein Betreuungspaket gewählt"],
  [
    { ...plan, after: { status: "past_due" } },
    "Voltway: Die letzte Zahlung für das Betreuungspaket ist fehlgeschlagen",
  ],
  [{ ...plan, after: { cancel_at_period_end: true } }, "Voltway hat das Betreuungspaket gekündigt"],
  [
    { ...order, before: { price_cents: 120_000 }, after: { price_cents: 80_050 } },
    "Olive hat den Nachtrag „Buchung“ in Booking board geändert: Preis, vorher „1200,00“, jetzt „800,50“",
  ],
  [
    { table_name: "notification_settings", after: { mailed_kinds: ["file"] } },
    "Olive hat gewählt, worüber E-Mails informieren",
  ],
  [
    { table_name: "clients", action: "viewed", name: "Voltway", client },
    "Olive hat sich angesehen, was Voltway sieht",
  ],
  [
    { table_name: "missed_addresses", action: "removed", name: "/alt" },
    "Olive hat die Adresse /alt von der Liste genommen",
  ],
  [
    { ...asked, after: { status: "changes_requested" } },
    "Olive wünscht Änderungen für den Feedback-Punkt „Erster Entwurf“ in Booking board",
  ],
])("%j reads as a German sentence", (entry, words) => {
  expect(describe(entry, de).words).toBe(words);
});

/** Of every table whose changes are recorded, the columns that the log shows. */
function readRecorded(): Map<string, string[]> {
  const schema = readFileSync(join(import.meta.dirname, "../../../../supabase/schema.sql"), "utf8");
  const columnsOf = new Map(
    [...schema.matchAll(/^CREATE TABLE public\.(\w+) \(\n(.*?)\n\);/gms)].map(([, table = "", body = ""]) => [
      table,
      [...body.matchAll(/^ {2}"?([a-z]\w*)"? /gm)].map(([, column = ""]) => column),
    ]),
  );
  const triggers = schema.matchAll(/^CREATE TRIGGER .* ON public\.(\w+) .*app\.record_change\((.*)\);$/gm);
  return new Map(
    [...triggers].map(([, table = "", leftOut = ""]) => [
      table,
      (columnsOf.get(table) ?? []).filter(
        (column) => !["version", "updated_at"].includes(column) && !leftOut.includes(`'${column}'`),
      ),
    ]),
  );
}

const recorded = readRecorded();

test("every table whose changes are recorded is called something in the catalogue", () => {
  expect(recorded.size).toBeGreaterThan(20);
  expect([...recorded.keys()].filter((table) => !Object.hasOwn(en.auditKinds, table))).toEqual([]);
});

test.each([
  ["English", en],
  ["German", de],
])("every column that the log shows has a name in %s, and no other has", (_, { auditLog }) => {
  const shown = new Set([...recorded.values()].flat());
  expect(shown.size).toBeGreaterThan(80);
  expect(Object.keys(auditLog.columns).sort()).toEqual([...shown].sort());
});

test("names lead to what they name, and what was removed leads nowhere", () => {
  expect(describe({ ...file, after: { visible: true } }).links).toEqual([
    "/projects/p1/files",
    "/projects/p1",
  ]);
  expect(describe({ ...file, action: "removed" }).links).toEqual(["/projects/p1"]);
  expect(describe({ table_name: "clients", name: "Voltway", client }).links).toEqual([
    "/dashboard/owner/clients/c1",
  ]);
});
