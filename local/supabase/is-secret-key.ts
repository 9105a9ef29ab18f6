import { timingSafeEqual } from "node:crypto";

/** Whether what a request brings is the secret key. What is missing is nobody's. */
export function isSecretKey(given: string | null, secretKey: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(secretKey)];
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
