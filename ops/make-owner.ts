import { randomBytes } from "node:crypto";
import { type Api, callApi } from "../bin/stack/call-api.ts";
import { runCommand } from "../bin/stack/run-command.ts";
import { readSettings } from "../bin/stack/settings.ts";
import { withDatabaseApi } from "../bin/stack/with-database-api.ts";
import { readDocuments } from "../content/read-documents.ts";

// Makes an account an owner, for the hosted database or the embedded one, whichever the settings choose.
// An address without an account gets one, with a password that is printed once.

const [email = ""] = process.argv.slice(2);
await runCommand(async () => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Error("Usage: npm run make-owner -- someone@example.com");
  await withDatabaseApi(readSettings(), (api) => makeOwner(api, email.toLowerCase()));
});

async function makeOwner(api: Api, email: string): Promise<void> {
  const password = randomBytes(12).toString("base64url");
  const known = await callApi(api, "GET", `/rest/v1/users?select=id&email=eq.${encodeURIComponent(email)}`);
  const isNew = Array.isArray(known) && known.length === 0;
  if (isNew) {
    const user_metadata = { full_name: await findName(email) };
    const account = { email, password, email_confirm: true, user_metadata };
    await callApi(api, "POST", "/auth/v1/admin/users", account);
  }

  await callApi(api, "PATCH", `/rest/v1/users?email=eq.${encodeURIComponent(email)}`, { role: "owner" });
  console.log(`${email} is an owner.`);
  if (isNew) console.log(`The account is new; its password, shown only now: ${password}`);
}

/** What setup was told the person is called whose address that is. */
async function findName(email: string): Promise<string> {
  const settings = (await readDocuments()).find(({ _id }) => _id === "siteSettings");
  return String(settings?.contactEmail).toLowerCase() === email ? String(settings?.ownerName ?? "") : "";
}
