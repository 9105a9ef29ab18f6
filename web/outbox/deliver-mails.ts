import "server-only";
import type { Database } from "schemas/generated/database.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import { describeFailure, isFinal } from "./describe-failure.ts";
import { readAgency } from "./read-agency.ts";
import { writeMail } from "./write-mail.ts";

const mailsAtOnce = 10;
// Longer than a mail may take: while the lease runs, no other worker takes the mail.
const leaseSeconds = 120;

/**
 * Sends the mails that are due, and says whether there were any. Each ends as sent or as failed until its next attempt.
 * Whatever is interrupted comes back when its lease ends, so a mail may be sent twice but is never lost.
 * Throws an Error when the outbox cannot be reached.
 */
export async function deliverMails(): Promise<boolean> {
  const data = await serviceClient
    .rpc("claim_mails", { most: mailsAtOnce, lease_seconds: leaseSeconds })
    .then(unwrap("The outbox could not be read"));
  await Promise.all(data.map(deliver));
  return data.length > 0;
}

type QueuedMail = Database["public"]["Functions"]["claim_mails"]["Returns"][number];

async function deliver(queued: QueuedMail): Promise<void> {
  let failure: string | undefined;
  let isGivenUp = false;
  const { failures } = (await getTexts()).mails;
  try {
    if (!queued.recipient) throw new Error(failures.noOwner);
    // With what it renders mails, some fifteen megabytes, which a process that sends no mail need not hold.
    const [{ sendMail }, agency] = await Promise.all([import("#email/send-mail.ts"), readAgency()]);
    const { template, payload, subject_id } = queued;
    const mail = await writeMail({ template, payload, subjectId: subject_id }, agency);
    const from = { name: agency.name, address: agency.email };
    await sendMail(mail, { id: queued.id, from, to: queued.recipient });
  } catch (error) {
    failure = describeFailure(error, failures);
    isGivenUp = isFinal(error);
    console.error(`Mail ${queued.id} (${queued.template}), attempt ${queued.attempts}: ${failure}`);
  }
  await settle(queued, failure, isGivenUp);
}

/** Tries for most of the lease: a mail that was sent and not settled would be sent again. */
async function settle(
  { id, attempts }: QueuedMail,
  failure: string | undefined,
  isGivenUp: boolean,
): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const { error } = await serviceClient.rpc("settle_mail", {
      mail_id: id,
      attempt: attempts,
      error: failure,
      is_final: isGivenUp,
    });
    if (!error) return;
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  console.error(`Mail ${id}: the outbox could not be told what became of it`);
}
