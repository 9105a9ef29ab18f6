/** Whether an address leads to this machine, as those of the embedded backends do. */
export function isOnThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
