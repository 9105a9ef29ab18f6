/**
 * The address that a vendor may be told of: nothing that only this machine or this network can reach. Throws an Error that names the
 * variable and never repeats its value.
 */
export function publicAddress(name: string, value: string | undefined): string {
  const url = value ? URL.parse(value) : null;
  if (!url) throw new Error(`${name} is not set. Set it to the public address first.`);
  if (url.protocol !== "https:")
    throw new Error(`${name} must begin with https: before anything is told of it.`);
  if (!isPublicHost(url.hostname))
    throw new Error(`${name} is an address that only this machine or network can reach. Nothing was sent.`);
  return url.origin;
}

const closedNetworks = /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\./;

export function isPublicHost(host: string): boolean {
  if (host.startsWith("[") || closedNetworks.test(`${host}.`)) return false;
  return host.includes(".") && !/\.(localhost|local|internal|invalid|test|home\.arpa)$/.test(host);
}
