import { timingSafeEqual } from "node:crypto";

/** Whether two secrets, hashes or signatures are the same, in a time that does not tell where they differ. Nothing is the same as nothing. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}
