import type { SessionUser } from "./session-user.ts";

/**
 * Whether somebody sees what a client pays, or of any where none is named. It decides what a page offers; what may be read is the
 * database's business. Whoever belongs to no client yet is told so by the pages themselves.
 */
export function seesMoney({ role, clients }: SessionUser, clientId?: string): boolean {
  if (role !== "client") return true;
  if (clientId !== undefined) return clients.some(({ id, seesMoney }) => id === clientId && seesMoney);
  return clients.length === 0 || clients.some(({ seesMoney }) => seesMoney);
}
