import { isPortalPath } from "schemas/find-address.ts";

/** Whether an address within the site leads to a page of the portal: they share a layout that stays, all others are documents. */
export function isPortalPage(address: string): boolean {
  return address.startsWith("?") || isPortalPath(address.split(/[?#]/, 1).join());
}
