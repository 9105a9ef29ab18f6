/** Whether a Host header names this machine. Refusing others keeps a rebound domain name from reaching the backend. */
export function isLocalHost(host: string | null | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? "");
}
