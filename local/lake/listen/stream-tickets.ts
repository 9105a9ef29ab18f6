import { randomBytes } from "node:crypto";

interface Ticket {
  port: number;
  expiry: number;
  isUsed: boolean;
}

const lifetimeMilliseconds = 60_000;

/**
 * Passes for the stream ports. A request that is redirected there carries `Origin: null` and no credentials,
 * so the port it came from, which knows the origin, vouches for it.
 */
export class StreamTickets {
  readonly #tickets = new Map<string, Ticket>();

  issue(port: number): string {
    const now = Date.now();
    for (const [code, { expiry }] of this.#tickets) if (expiry < now) this.#tickets.delete(code);
    const code = randomBytes(16).toString("base64url");
    this.#tickets.set(code, { port, expiry: now + lifetimeMilliseconds, isUsed: false });
    return code;
  }

  isValid(code: string | null): boolean {
    return (this.#tickets.get(code ?? "")?.expiry ?? 0) >= Date.now();
  }

  /** The holder arrived: the ticket stays valid but is no longer expected. */
  use(code: string | null): void {
    const ticket = this.#tickets.get(code ?? "");
    if (ticket) ticket.isUsed = true;
  }

  /** How many are on their way to a port. */
  countExpected(port: number): number {
    const now = Date.now();
    return [...this.#tickets.values()].filter((ticket) => {
      return ticket.port === port && !ticket.isUsed && ticket.expiry >= now;
    }).length;
  }
}
