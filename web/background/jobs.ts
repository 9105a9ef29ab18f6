import "server-only";
import { lookAtInvoices } from "#billing/invoices/look-at-invoices.ts";
import { reportTroubles } from "#operations/report-troubles.ts";
import { storeMissedAddresses } from "#operations/store-missed-addresses.ts";
import { deliverMails } from "#outbox/deliver-mails.ts";
import { queueDigests } from "#outbox/queue-digests.ts";
import { sweepLeftovers } from "#portal/projects/files/sweep-leftovers.ts";
import { sweepWords } from "#portal/search/sweep-words.ts";
import { removeExpired } from "#privacy/remove-expired.ts";
import { catchUp } from "#publishing/catch-up.ts";
import { copyGuides } from "#publishing/copy-guides.ts";
import { publishClock } from "#publishing/publish-clock.ts";
import type { JobName } from "#server/wake.ts";

export type Job = {
  name: JobName;
  /** Does what is due, and says whether it did anything: then there may be more. Throws an Error when it cannot. */
  act: () => Promise<boolean>;
  /** Seconds until it is done again, ever more while there is nothing to do. Without them it is done when it has worked once. */
  pauses?: readonly [least: number, most: number];
  /** Whether the process, when it is told to stop, waits for what is being done. */
  isFinished?: boolean;
};

/** All that the site does without being asked. Several processes may do each of them at once. */
export const jobs: readonly Job[] = [
  { name: "mails", act: deliverMails, pauses: [2, 30], isFinished: true },
  { name: "news", act: queueDigests, pauses: [30, 30] },
  { name: "schedule", act: () => publishClock().look(), pauses: [5, 5] },
  { name: "catching up", act: catchUp },
  // Often after a publish; what nobody told of is found in five minutes.
  { name: "guides", act: copyGuides, pauses: [2, 300] },
  { name: "invoices", act: lookAtInvoices, pauses: [60, 60] },
  { name: "leftover files", act: sweepLeftovers, pauses: [3600, 3600] },
  { name: "retention", act: removeExpired, pauses: [3600, 3600] },
  { name: "troubles", act: reportTroubles, pauses: [30, 60] },
  { name: "missed addresses", act: storeMissedAddresses, pauses: [15, 15] },
  { name: "search words", act: sweepWords, pauses: [3600, 3600] },
];
