import { cleanName } from "./clean-name.ts";

const fewestPhoneDigits = 7;

/** Whether a phone number that somebody typed, however it is written, has enough digits of any script to be called. */
export function looksLikePhone(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu)?.length ?? 0) >= fewestPhoneDigits;
}

/** A phone number as it is dialled: the digits of other scripts as 0 to 9, without marks that nobody sees. */
export function cleanPhone(phone: string): string {
  return cleanName(phone).replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));
}

/** The digits of a script stand in a row, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
