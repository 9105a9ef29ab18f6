import { z } from "zod";
import { type Api, callApi } from "../bin/stack/call-api.ts";
import { runCommand } from "../bin/stack/run-command.ts";
import { readSettings } from "../bin/stack/settings.ts";
import { withDatabaseApi } from "../bin/stack/with-database-api.ts";

// Removes the authenticator apps of somebody who has lost them and the recovery codes, in the hosted database or the embedded one.
// The site tells them by mail.

const rows = z.array(z.object({ id: z.string() }));

const [email = ""] = process.argv.slice(2);
await runCommand(async () => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Error("Usage: npm run remove-factors -- someone@example.com");
  await withDatabaseApi(readSettings(), (api) => removeFactors(api, email.toLowerCase()));
});

async function removeFactors(api: Api, email: string): Promise<void> {
  const [person] = rows.parse(
    await callApi(api, "GET", `/rest/v1/users?select=id&email=eq.${encodeURIComponent(email)}`),
  );
  if (!person) throw new Error(`There is no account with the address ${email}`);
  const factors = `/auth/v1/admin/users/${person.id}/factors`;
  const found = rows.parse(await callApi(api, "GET", factors));
  for (const { id } of found) await callApi(api, "DELETE", `${factors}/${id}`);
  // Nor a factor that was lost with a recovery code asks for another.
  await callApi(api, "POST", "/rest/v1/rpc/end_loss", { of_user: person.id });
  console.log(
    found.length === 0
      ? `${email} has no authenticator app.`
      : `${email} has no authenticator app any more. Have them choose a new password at once: whoever knows the one from before could be waiting.`,
  );
}
