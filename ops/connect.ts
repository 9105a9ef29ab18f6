import { runCommand } from "../bin/stack/run-command.ts";
import { readSettings } from "../bin/stack/settings.ts";
import { connectSanity } from "./connect/connect-sanity.ts";
import { connectStripe } from "./connect/connect-stripe.ts";
import { connectSupabase } from "./connect/connect-supabase.ts";
import type { Connection, Settings } from "./connect/connection.ts";
import { readSender } from "./connect/read-sender.ts";
import { describeRequest, send } from "./connect/vendor-request.ts";

// Sets up what is hosted, as docs/hosting.md says: shows what differs, and changes it with --yes. With --dry-run it prints the exact
// requests that a new project would get, and sends none.

const [vendor = ""] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isDry = process.argv.includes("--dry-run");
await runCommand(async () => {
  readSettings();
  const settings: Settings = process.env;
  const connection = await open(vendor, settings);
  if (isDry) print(connection);
  else await connect(connection, { ...settings, SMTP_PASSWORD: smtpPassword(settings) });
});

async function open(name: string, settings: Settings): Promise<Connection> {
  if (name === "sanity") return connectSanity(settings);
  if (name === "stripe") return connectStripe(settings);
  if (name === "supabase")
    return connectSupabase(settings, await readSender(settings, isDry), process.argv.includes("--password"));
  throw new Error("Usage: npm run connect -- sanity|supabase|stripe [--dry-run] [--yes]");
}

function print({ reads, plan }: Connection): void {
  const requests = [...reads, ...plan().map(({ request }) => request)];
  console.log(requests.map(describeRequest).join("\n\n"));
}

async function connect({ reads, plan }: Connection, secrets: Settings): Promise<void> {
  const answers: unknown[] = [];
  for (const request of reads) answers.push(await send(request, secrets));
  const steps = plan(answers);
  if (steps.length === 0) return console.log("Everything is set up already.");
  for (const { what } of steps) console.log(what);
  if (!process.argv.includes("--yes"))
    return console.log("\nNothing was changed. Add --yes to change this, --dry-run to see the requests.");
  for (const { what, request, keep } of steps) {
    const answer = await send(request, secrets);
    console.log(`✓ ${what.split("\n", 1)[0]}`);
    if (keep) console.log(`  Shown only now, for .env: ${keep(answer)}`);
  }
}

function smtpPassword({ SMTP_URL }: Settings): string | undefined {
  const smtp = SMTP_URL ? URL.parse(SMTP_URL) : null;
  return smtp?.password ? decodeURIComponent(smtp.password) : undefined;
}
