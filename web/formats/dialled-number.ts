import { cleanPhone } from "schemas/requests/phone.ts";
import { callingCodes } from "./calling-codes.ts";

/** Where the 0 in front is a part of the number. */
const keepsZero = new Set(["BJ", "CG", "CI", "IT", "SM", "VA"]);

/**
 * A phone number as it is dialled from anywhere, “+12895550108”, by the country's two letters: as it is written where nobody knows
 * how. Only digits and the + are left of it.
 */
export function dialledNumber(phone: string, country: string | undefined): string {
  const digits = cleanPhone(phone).replace(/\(0\)|[^\d+]/g, "");
  if (digits.startsWith("+")) return `+${digits.replaceAll("+", "")}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  const code = callingCodes.get(country ?? "");
  if (!code || !country) return digits;
  if (code === "1") return `+1${digits.replace(/^1(?=\d{10}$)/, "")}`;
  return `+${code}${keepsZero.has(country) ? digits : digits.replace(/^0/, "")}`;
}
