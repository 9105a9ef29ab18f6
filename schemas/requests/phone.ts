const fewestPhoneDigits = 7;

/** Whether a phone number that somebody typed, however it is written, has enough digits to be called. */
export function looksLikePhone(phone: string): boolean {
  return phone.replace(/\D/g, "").length >= fewestPhoneDigits;
}
