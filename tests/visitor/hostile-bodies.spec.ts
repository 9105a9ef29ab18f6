import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { type HostileBody, hostileBody, kindsOfBodies } from "../fixtures/hostile-bodies.ts";
import { inLanes } from "../fixtures/in-lanes.ts";

// HOSTILE_BODIES=10000 is the thorough run; it takes some minutes.
const many = Number(process.env.HOSTILE_BODIES ?? 330);

type Endpoint = {
  path: string;
  table: string;
  /** The field that takes free text. */
  words: string;
  valid: Record<string, string>;
  /** Field and column of what must be stored to the letter. */
  columns: Record<string, string>;
};

const endpoints: Endpoint[] = [
  {
    path: "/api/contact",
    table: "contact_messages",
    words: "message",
    valid: { name: "Ada", phone: "289 555 0100", message: "Hello" },
    columns: { name: "name", email: "email", phone: "phone", message: "message" },
  },
  {
    path: "/api/discovery-call",
    table: "discovery_calls",
    words: "notes",
    valid: {
      name: "Ben",
      phone: "289 555 0100",
      date: "2031-03-09",
      startTime: "09:15",
      notes: "Hello",
    },
    columns: { name: "name", email: "email", phone: "phone", date: "date", notes: "notes" },
  },
];

for (const endpoint of endpoints) {
  test(`no kind of hostile body breaks ${endpoint.path}, each accepted one is stored once`, () =>
    sendBodies(endpoint, kindsOfBodies));

  test(`none of ${many} hostile bodies breaks ${endpoint.path}`, { tag: "@slow" }, async () => {
    test.setTimeout(many * 200 + 60_000);
    await sendBodies(endpoint, many);
  });
}

async function sendBodies({ path, table, words, valid, columns }: Endpoint, bodies: number): Promise<void> {
  const run = `run${Date.now().toString(36)}`;
  const marker = (index: number) => `#${run}-${index}#`;
  const accepted = new Map<string, HostileBody>();
  const faults: string[] = [];

  await inLanes([...Array(bodies).keys()], async (index) => {
    const hostile = hostileBody(
      index,
      { ...valid, email: `${run}-${index}@example.com` },
      words,
      marker(index),
    );
    const answer = await post(path, hostile, index);
    if (answer.isAccepted) accepted.set(marker(index), hostile);
    if (answer.fault) faults.push(`body ${index}: ${answer.fault}`);
    if (answer.isAccepted && !hostile.stored) faults.push(`body ${index} was accepted`);
    if (!answer.isAccepted && hostile.stored) faults.push(`body ${index} was refused: ${answer.status}`);
  });
  expect(faults).toEqual([]);

  const rows = await readAllRows(table, words, run);
  expect(rows.length, "stored rows").toBe(accepted.size);
  for (const row of rows) {
    const [found = ""] = /#run\w+-\d+#/.exec(String(row[words])) ?? [];
    const { stored } = accepted.get(found) ?? {};
    accepted.delete(found);
    for (const [field, column] of Object.entries(columns)) expect(row[column]).toBe(stored?.[field]);
  }
  expect([...accepted.keys()], "accepted and not stored").toEqual([]);
}

async function post(path: string, { type, body }: HostileBody, index: number) {
  const startedAt = Date.now();
  try {
    const response = await fetch(addresses.site + path, {
      method: "POST",
      headers: {
        "Content-Type": type,
        Origin: addresses.site,
        "X-Forwarded-For": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    const ms = Date.now() - startedAt;
    const isForm = response.status === 303;
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const isAccepted = isForm ? response.headers.get("location")?.endsWith("#sent") : response.ok;
    const hasError = isPage
      ? text.includes('role="alert"')
      : typeof JSON.parse(text || "{}").error === "string";
    const fault =
      response.status >= 500 || ms > 5000 || !(isAccepted || hasError)
        ? `${response.status} after ${ms} ms: ${text}`
        : "";
    return { status: response.status, isAccepted: Boolean(isAccepted), fault };
  } catch (error) {
    return { status: 0, isAccepted: false, fault: `${error} ${error instanceof Error ? error.cause : ""}` };
  }
}

/** Supabase gives at most a thousand rows at a time. */
async function readAllRows(table: string, words: string, run: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const page = await readRows(
      table,
      `${words}=like.*${encodeURIComponent(`#${run}-`)}*&order=id&limit=1000&offset=${rows.length}`,
    );
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}
