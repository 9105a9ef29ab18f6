import "server-only";
import { z } from "zod";
import { keepSigned, readSigned } from "./signed-cookie.ts";

const newFactor = z.object({ id: z.string(), uri: z.string(), secret: z.string() });

/** What an authenticator app takes up: the sign-in service tells it once. */
export type NewFactor = z.infer<typeof newFactor>;

export function keepNewFactor(userId: string, factor: NewFactor): Promise<void> {
  return keepSigned("new-factor", userId, factor);
}

/** The factor that this browser is setting up for the account, null when it is none, or took longer than ten minutes. */
export function readNewFactor(userId: string): Promise<NewFactor | null> {
  return readSigned("new-factor", userId, newFactor);
}

/** The page that shows it, which goes on to a page of this site. */
export function newFactorPath(next: string | null): string {
  return `/auth/authenticator${next ? `?${new URLSearchParams({ from: next })}` : ""}`;
}
