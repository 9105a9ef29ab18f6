import { readBrand } from "../../content/brand.ts";
import type { Settings } from "./settings.ts";

/** Whether an address answers with success within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false; // not listening yet
  }
}

/** Tells the developer where everything is, and the demo accounts when the portal is the embedded one. */
export function printAddresses(settings: Settings): void {
  const { name, edition, sender } = readBrand();
  const lines = [
    "",
    `${name} is ready.`,
    "",
    `  Site     ${settings.siteUrl}`,
    `  Studio   ${settings.studioUrl}`,
    `  Inbox    ${settings.inboxUrl}`,
    `  Portal   ${settings.siteUrl}/login`,
  ];
  if (settings.isBillingLocal) lines.push(`  Stripe   ${settings.stripeUrl}`);
  if (settings.isDatabaseLocal && edition === "empty")
    lines.push("", `  The first account: npm run make-owner -- ${sender}`);
  if (settings.isDatabaseLocal && edition === "demo")
    lines.push(
      "",
      "  Demo accounts, password corner-pocket-demo:",
      "  owner@cornerpocket.example   the owner",
      "  dana@voltway.example         a client, Voltway Home Electric",
      "  priya@alderandoak.example    a client, Alder & Oak Interiors",
    );
  lines.push("", "  Ctrl-C stops everything.", "");
  console.log(lines.join("\n"));
}
