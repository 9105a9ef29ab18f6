const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the text is an address of this machine only. */
export function isLoopback(host: string): boolean {
  return loopback.has(host) || host === "::1";
}

/** Whether a Host header names this server, so that no other name can be rebound to it. */
export function isAllowedHost(header: string | undefined, allowed: ReadonlySet<string>): boolean {
  if (!header || !URL.canParse(`http://${header}`)) return false;
  const { hostname } = new URL(`http://${header}`);
  return loopback.has(hostname) || allowed.has(hostname);
}
