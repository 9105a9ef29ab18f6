import "server-only";
import type { Agency } from "#email/contact-mails.tsx";
import { env } from "#env.ts";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { deliverMails } from "./deliver-mails.ts";

const idleMs = 2000;
const troubledMs = 10_000;
const agencyMs = 60_000;
const started = Symbol.for("corner-pocket mail delivery");

/** Delivers mail for as long as the process lives. Several processes may do so at once. */
export function startDelivery(): void {
  if (Reflect.has(globalThis, started)) return;
  Reflect.set(globalThis, started, true);
  void deliverForever();
}

async function deliverForever(): Promise<never> {
  let isInTrouble = false;
  for (;;) {
    try {
      const taken = await deliverMails(readAgency);
      isInTrouble = false;
      if (taken === 0) await pause(idleMs);
    } catch (error) {
      if (!isInTrouble)
        console.error("Mail delivery waits:", error instanceof Error ? error.message : "failed");
      isInTrouble = true;
      await pause(troubledMs);
    }
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
