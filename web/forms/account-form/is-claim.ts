import { timingSafeEqual } from "node:crypto";

/** Whether both are there, whole, and the same. What is missing claims nothing. */
export function isClaim(stored: string | null, made: string | null): stored is string {
  if (!stored || !made || made.length < 43) return false;
  const [given, expected] = [Buffer.from(stored), Buffer.from(made)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
