import { randomBytes } from "node:crypto";

const lifetimeMilliseconds = 60_000;

/**
 * Passes for the stream ports. A request that is redirected there carries `Origin: null` and no credentials,
 * so the port it came from, which knows the origin, vouches for it.
 */
export class StreamTickets {
  readonly #expiries = new Map<string, number>();

  issue(): string {
    const now = Date.now();
    for (const [ticket, expiry] of this.#expiries) if (expiry < now) this.#expiries.delete(ticket);
    const ticket = randomBytes(16).toString("base64url");
    this.#expiries.set(ticket, now + lifetimeMilliseconds);
    return ticket;
  }

  isValid(ticket: string | null): boolean {
    return ticket !== null && (this.#expiries.get(ticket) ?? 0) >= Date.now();
  }
}
