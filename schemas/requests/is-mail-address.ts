const atom = String.raw`(?:[a-z0-9!#$%&'*+/=?^_\x60{|}~-]|[^\p{ASCII}\p{Cc}\p{Cs}\p{Z}])+`;
const quoted = String.raw`"(?:[^"\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\\[ -~])*"`;
const local = new RegExp(`^(?:${atom}(?:\\.${atom})*|${quoted})$`, "iu");
const label = /^(?!-)(?:[a-z0-9-]|[^\p{ASCII}\p{Cc}\p{Cs}\p{Z}])+(?<!-)$/iu;
const ipv4 = /^\[(?:\d{1,3}\.){3}\d{1,3}\]$/;
const ipv6 = /^\[IPv6:([0-9a-f:.]+)\]$/i;

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Whether mail can be addressed to it, in the letters of any script: https://www.rfc-editor.org/rfc/rfc6531#section-3.3 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [user, domain] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && local.test(user) && octetsOf(user) <= 64 && isMailDomain(domain);
}

function isMailDomain(domain: string): boolean {
  const [, address] = ipv6.exec(domain) ?? [];
  if (address) return URL.canParse(`http://[${address}]`);
  if (ipv4.test(domain)) return URL.canParse(`http://${domain.slice(1, -1)}`);
  // As the domain name system asks for it; a name in another script is longer there.
  const { hostname } = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`) : { hostname: "" };
  const labels = hostname.split(".");
  return (
    domain.split(".").every((part) => label.test(part)) &&
    hostname.length <= 253 &&
    labels.every((part) => part.length > 0 && part.length <= 63)
  );
}

/** Whether a mail server must know international addresses to take mail for it: a domain has another spelling, a name has none. */
export function needsInternationalMail(address: string): boolean {
  return /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf("@")));
}
