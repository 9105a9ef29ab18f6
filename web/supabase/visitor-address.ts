import { isIPv6 } from "node:net";

/**
 * Where a request comes from, as the nearest proxy saw it: what stands before it in X-Forwarded-For, the visitor may
 * have made up. Of an IPv6 address the network, since one household has billions of addresses.
 */
export function visitorAddress(headers: Headers): string {
  const address = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = 8 - groups.length - tail.split(":").filter(Boolean).length;
  const zeros = address.includes("::") ? Array<string>(missing).fill("0") : [];
  return [...groups, ...zeros, ...tail.split(":")].slice(0, 4).join(":");
}
