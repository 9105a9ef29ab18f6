import { countryCode } from "./country-code.ts";
import { dialledNumber } from "./dialled-number.ts";

type Reached = { phone: string | null; country: string | null; locale: string | null };

/** The link that calls the agency, from anywhere; nothing where it gives no number. */
export function phoneHref({ phone, country, locale }: Reached): string | undefined {
  return phone ? `tel:${dialledNumber(phone, countryCode(country, locale ?? undefined))}` : undefined;
}
