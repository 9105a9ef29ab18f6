import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Agency } from "#email/contact-mails.tsx";
import { env } from "#env.ts";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { deliverMails } from "./deliver-mails.ts";

const idleMs = 2000;
const troubledMs = 10_000;
const agencyMs = 60_000;
const started = Symbol.for("corner-pocket mail delivery");

/**
 * Delivers mail until the signal aborts; the promise then resolves, once the mails being sent are settled.
 * Several processes may do so at once.
 */
export async function startDelivery(signal: AbortSignal): Promise<void> {
  if (Reflect.has(globalThis, started)) return;
  Reflect.set(globalThis, started, true);
  let isInTrouble = false;
  while (!signal.aborted) {
    let pauseMs = 0;
    try {
      if ((await deliverMails(readAgency)) === 0) pauseMs = idleMs;
      isInTrouble = false;
    } catch (error) {
      if (!isInTrouble)
        console.error("Mail delivery waits:", error instanceof Error ? error.message : "failed");
      isInTrouble = true;
      pauseMs = troubledMs;
    }
    await pause(pauseMs, undefined, { ref: false, signal }).catch(() => {}); // aborted: the loop ends
  }
}

let known: { agency: Agency; readAt: number } | undefined;

/** Asked for once a minute; when the content service is away, the last known answer is good enough. */
async function readAgency(): Promise<Agency> {
  if (known && Date.now() - known.readAt < agencyMs) return known.agency;
  try {
    const settings = await getSiteSettings();
    if (!settings?.contactEmail) throw new Error("The site settings have no contact e-mail");
    const agency = { name: settings.agencyName ?? "", email: settings.contactEmail, siteUrl: env.SITE_URL };
    known = { agency, readAt: Date.now() };
  } catch (error) {
    if (!known) throw error;
  }
  return known.agency;
}
