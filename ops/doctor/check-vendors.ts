import { connectSanity } from "../connect/connect-sanity.ts";
import { connectStripe } from "../connect/connect-stripe.ts";
import { connectSupabase } from "../connect/connect-supabase.ts";
import type { Connection, Settings } from "../connect/connection.ts";
import { send } from "../connect/vendor-request.ts";
import { checkStripe } from "./check-stripe.ts";
import { type Finding, right, unknown, wrong } from "./finding.ts";
import type { Reach } from "./reach.ts";

type Vendor = {
  /** The variable that opens the vendor's settings; without it they stay unknown. */
  token: string;
  what: string;
  command: string;
  open: () => Connection;
};

/** Whether the vendors are set up as `npm run connect` would set them up, as far as there is a token to ask with. */
export async function checkVendors(
  settings: Settings,
  email: string | undefined,
  reach: Reach,
): Promise<Finding[]> {
  const sender = { name: "", email: email ?? "" };
  const vendors: Vendor[] = [
    {
      token: "SANITY_AUTH_TOKEN",
      what: "Sanity's dataset, origins and webhook",
      command: "npm run connect -- sanity",
      open: () => connectSanity(settings),
    },
    {
      token: "SUPABASE_ACCESS_TOKEN",
      what: "Supabase's sign-in settings, mail server and templates",
      command: "npm run connect -- supabase",
      open: () => connectSupabase(settings, sender),
    },
    ...(settings.STRIPE_SECRET_KEY
      ? [
          {
            token: "STRIPE_SECRET_KEY",
            what: "Stripe's webhook",
            command: "npm run connect -- stripe",
            open: () => connectStripe(settings),
          },
        ]
      : []),
  ];
  const findings = await Promise.all(vendors.map((vendor) => examine(vendor, settings, reach)));
  return [...findings.flat(), ...checkLiveKey(settings), ...(await checkStripe(settings, reach))];
}

async function examine(
  { token, what, command, open }: Vendor,
  settings: Settings,
  reach: Reach,
): Promise<Finding[]> {
  if (!settings[token]) return [unknown(`${what}: not looked at`, `Set ${token} to have them checked.`)];
  try {
    const { reads, plan } = open();
    const answers = await Promise.all(reads.map((request) => send(request, settings, reach.fetch)));
    const faults = plan(answers).flatMap(({ what: fault, request }) =>
      token === "SUPABASE_ACCESS_TOKEN" ? Object.keys(request.json ?? {}) : fault,
    );
    // The sender's name stands in the content; whether it is the same, `npm run connect` shows.
    const found = faults.filter((fault) => fault !== "smtp_sender_name");
    return found.length === 0 ? [right(what)] : found.map((fault) => wrong(fault, `Run \`${command}\`.`));
  } catch (error) {
    return [wrong(error instanceof Error ? error.message : what, `Then run \`${command}\`.`)];
  }
}

function checkLiveKey({ STRIPE_SECRET_KEY, SITE_URL }: Settings): Finding[] {
  if (!STRIPE_SECRET_KEY?.includes("_test_") || !SITE_URL?.startsWith("https:")) return [];
  return [unknown("STRIPE_SECRET_KEY is a test key: nobody pays", "Set the live one when you open.")];
}
