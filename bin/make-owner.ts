import { randomBytes } from "node:crypto";
import { readDocuments } from "../content/read-documents.ts";
import { runCommand } from "./stack/run-command.ts";
import { readSettings } from "./stack/settings.ts";
import { withDatabaseApi } from "./stack/with-database-api.ts";

// Makes an account an owner, for the hosted database or the embedded one, whichever the settings choose.
// An address without an account gets one, with a password that is printed once.

const [email = ""] = process.argv.slice(2);
await runCommand(async () => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Error("Usage: npm run make-owner -- someone@example.com");
  await withDatabaseApi(readSettings(), (url, key) => makeOwner(url, key, email.toLowerCase()));
});

async function makeOwner(url: string, key: string, email: string): Promise<void> {
  const password = randomBytes(12).toString("base64url");
  const known = await call(url, key, "GET", `/rest/v1/users?select=id&email=eq.${encodeURIComponent(email)}`);
  const isNew = Array.isArray(known) && known.length === 0;
  if (isNew) {
    const user_metadata = { full_name: await findName(email) };
    const account = { email, password, email_confirm: true, user_metadata };
    await call(url, key, "POST", "/auth/v1/admin/users", account);
  }

  await call(url, key, "PATCH", `/rest/v1/users?email=eq.${encodeURIComponent(email)}`, { role: "owner" });
  console.log(`${email} is an owner.`);
  if (isNew) console.log(`The account is new; its password, shown only now: ${password}`);
}

/** What setup was told the person is called whose address that is. */
async function findName(email: string): Promise<string> {
  const settings = (await readDocuments()).find(({ _id }) => _id === "siteSettings");
  return String(settings?.contactEmail).toLowerCase() === email ? String(settings?.ownerName ?? "") : "";
}

async function call(url: string, key: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text ? JSON.parse(text) : null;
}
