import "server-only";
import { defaultRegion } from "schemas/default-region.ts";
import { currencyCode } from "schemas/requests/currency-code.ts";
import { getSiteSettings } from "./site-settings.ts";

/** What the agency is paid in: three letters, since nothing else can be written. Throws an Error when the site settings cannot be read. */
export async function getCurrency(): Promise<string> {
  const currency = (await getSiteSettings())?.currency ?? "";
  return currencyCode.test(currency) ? currency : defaultRegion.currency;
}
