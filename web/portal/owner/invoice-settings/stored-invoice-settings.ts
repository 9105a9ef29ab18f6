import "server-only";
import { invoiceSenderRequest } from "schemas/requests/invoice-sender.ts";
import { reminderDays, typedDays } from "schemas/requests/reminder-days.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { refuseFailure } from "#accounts/account-form/form-failure.ts";
import { withPassword } from "#accounts/settings/with-password.ts";
import { wake } from "#server/wake.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { changedMeanwhile, wrongRequest } from "#ui/saved-form/request-outcome.ts";

export const invoiceSettingsPath = "/dashboard/owner/settings/invoices";

export async function readInvoiceSettings() {
  const session = await openSession();
  return await session
    .from("agency_settings")
    .select("invoice_from, pay_to, reminder_days, version")
    .single()
    .then(unwrap("The settings of invoices could not be read"));
}

/** What every owner is told of invoices as a whole, the newest first. */
export async function readInvoiceNotices() {
  const session = await openSession();
  return await session.rpc("list_invoice_notices").then(unwrap("The notices of invoices could not be read"));
}

const typedPassword = z.object({ current: z.string().catch("") });

/** Sets what stands on every invoice, for an owner who types the password of the account with it. */
export async function saveInvoiceSender(values: unknown, request: Request): Promise<FormOutcome> {
  const asked = invoiceSenderRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  let outcome: FormOutcome = {};
  const proven = await withPassword(typedPassword.parse(values), request, async ({ client, user }) => {
    const proof = await serviceClient
      .rpc("prove_password", { user_id: user.id })
      .then(unwrap("The password could not be noted"));
    const { version, ...sender } = asked.data;
    const answer = await client
      .rpc("set_invoice_sender", { ...sender, proof, seen_version: version })
      .then(unwrap("What invoices say could not be saved"));
    outcome = await describeAnswer(answer);
    return { next: invoiceSettingsPath };
  });
  if ("reason" in proven) return refuseFailure(proven, (await getTexts()).accountForms);
  return "error" in outcome || outcome.next ? outcome : { next: proven.next };
}

async function describeAnswer(answer: string): Promise<FormOutcome> {
  const { sender } = (await getTexts()).invoiceSettings;
  switch (answer) {
    case "set":
      wake("mails");
      return { next: invoiceSettingsPath, done: { text: sender.saved } };
    case "same":
      return { next: invoiceSettingsPath, done: { text: sender.same } };
    case "changed": {
      const { invoice_from, pay_to, version } = await readInvoiceSettings();
      return changedMeanwhile({ [sender.from]: invoice_from ?? "", [sender.payTo]: pay_to ?? "" }, version);
    }
    case "fresh":
      return { status: 409, error: sender.fresh };
    default:
      return { status: 409, error: sender.unproven };
  }
}

const daysRequest = z.object({ reminder_days: reminderDays, ...versioned });

/** Sets on which days clients are reminded, unless somebody has set them since. */
export async function saveReminderDays(values: unknown): Promise<FormOutcome> {
  const asked = daysRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { version, reminder_days } = asked.data;
  const session = await openWritableSession();
  const changed = await session
    .from("agency_settings")
    .update({ reminder_days })
    .eq("version", version)
    .select("version")
    .then(unwrap("The days could not be saved"));
  const { reminders } = (await getTexts()).invoiceSettings;
  if (changed.length > 0) {
    const text = reminder_days.length > 0 ? reminders.saved(typedDays(reminder_days)) : reminders.savedNone;
    return { next: invoiceSettingsPath, done: { text } };
  }
  const stored = await readInvoiceSettings();
  return changedMeanwhile({ [reminders.field]: typedDays(stored.reminder_days) }, stored.version);
}
