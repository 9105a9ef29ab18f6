import { z } from "zod";
import type { Settings } from "../connect/connection.ts";
import { type StripeRight, stripeRights } from "../connect/stripe-rights.ts";
import { type Finding, right, unknown, wrong } from "./finding.ts";
import { ask, type Reach, readJson } from "./reach.ts";

const api = "https://api.stripe.com/v1/";
const month = 30 * 86_400;

/** Whether the key may do what the site asks of Stripe, and whether invoices are numbered in one series. */
export async function checkStripe({ STRIPE_SECRET_KEY: key }: Settings, reach: Reach): Promise<Finding[]> {
  if (!key) return [];
  const headers = { authorization: `Bearer ${key}` };
  const rights = await Promise.all(stripeRights.map((each) => checkRight(each, headers, reach)));
  const missing = rights.filter((finding) => finding !== null);
  return [
    ...(missing.length === 0
      ? [right("STRIPE_SECRET_KEY may do all that the site asks of Stripe")]
      : missing),
    await checkSeries(headers, reach),
    unknown(
      "Whether Stripe mails your clients of invoices, too, cannot be asked",
      "Look at Stripe's Settings → Billing → Subscriptions and emails, and → Invoices: what goes to customers is off, since the product mails.",
    ),
  ];
}

type Headers = { authorization: string };

async function checkRight(
  { name, access, looks, tries }: StripeRight,
  headers: Headers,
  reach: Reach,
): Promise<Finding | null> {
  const answers = await Promise.all([
    ...(looks ? [ask(reach, `${api}${looks}?limit=1`, { headers })] : []),
    ...(tries ? [ask(reach, api + tries, { method: "POST", headers })] : []),
  ]);
  // A key that is refused is told of where the webhook is looked at.
  if (answers.some((answer) => answer?.status === 401)) return null;
  const refused = answers.find((answer) => answer?.status === 403);
  if (refused)
    return wrong(
      `STRIPE_SECRET_KEY lacks a right: ${name}, ${access}`,
      `At Stripe's Developers → API keys edit it, and set ${name} to ${access}${await nameOfRight(refused)}.`,
    );
  return answers.some((answer) => !answer || answer.status >= 500)
    ? unknown(
        `Whether STRIPE_SECRET_KEY may ${access} ${name} is not known`,
        "Stripe did not answer: run the doctor again.",
      )
    : null;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Of the sentence that Stripe answers: “Having the 'rak_invoice_write' permission would allow this request to continue.” */
async function nameOfRight(answer: Response): Promise<string> {
  const message = refusal.safeParse(await readJson(answer)).data?.error.message ?? "";
  const named = /'(?:rak_)?([a-z_]+)' permission/.exec(message)?.[1];
  return named ? ` (Stripe's name for it: ${named})` : "";
}

const invoices = z.object({
  data: z.array(z.object({ number: z.string().nullable(), customer: z.string().nullable() })),
});

async function checkSeries(headers: Headers, reach: Reach): Promise<Finding> {
  const since = Math.floor(Date.now() / 1000) - month;
  const answer = await ask(reach, `${api}invoices?limit=100&created[gte]=${since}`, { headers });
  const numbered = (invoices.safeParse(await readJson(answer)).data?.data ?? []).flatMap(
    ({ number, customer }) => (number ? [{ number, customer, series: number.replace(/[0-9]+$/, "") }] : []),
  );
  const [first] = numbered;
  const other = numbered.find(({ series }) => series !== first?.series);
  if (first && other)
    return wrong(
      `Invoices of the last month are numbered in two series: ${first.number} and ${other.number}`,
      "At Stripe's Settings → Billing → Invoices choose numbers in sequence across the account. Numbers that were given stay.",
    );
  return new Set(numbered.map(({ customer }) => customer)).size > 1
    ? right("Invoices are numbered in one series")
    : unknown(
        "Whether invoices are numbered in one series is not known before two clients have one",
        "Look at Stripe's Settings → Billing → Invoices: in sequence across the account.",
      );
}
