import "server-only";
import { attemptHeaders } from "schemas/requests/attempt-headers.ts";
import { publicPath } from "#log/public-path.ts";

/** Letters of any language, digits and what stands between them; nothing that could be an address. */
const campaignPart = /^[\p{L}\p{N}][\p{L}\p{N} ._~+:|-]{0,59}$/u;
const hostName = /^(?=.*[a-z])[a-z0-9.-]{1,253}$/;

/**
 * Where somebody who sends a form came from, as far as their browser still says it: the page of this site before the form, the
 * other site whose link they followed, and what that link called itself. Nothing is remembered in their browser for it.
 */
export function leadOrigin(headers: Headers, siteUrl: string) {
  const form = headers.get("referer");
  const before = headers.get(attemptHeaders.referrer);
  const landing = headers.get(attemptHeaders.landing);
  const own = [before, landing, form].flatMap((address) => readOwn(address, siteUrl) ?? []);
  const formPath = readOwn(form, siteUrl)?.pathname;
  const leading = own.find(({ pathname }) => pathname !== formPath) ?? own[0];
  return {
    source_path: leading ? publicPath(leading.pathname, 500) : null,
    referrer_host: readHost(before, siteUrl),
    campaign: own.map(readCampaign).find((campaign) => campaign !== null) ?? null,
  };
}

function readOwn(address: string | null, siteUrl: string): URL | undefined {
  const url = address && address.length <= 2000 ? URL.parse(address) : null;
  return url?.origin === new URL(siteUrl).origin ? url : undefined;
}

function readHost(address: string | null, siteUrl: string): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === new URL(siteUrl).origin) return null;
  return hostName.test(url.hostname) ? url.hostname : null;
}

/** “newsletter / email / autumn”, without the parts that are missing or look like more than a name. */
function readCampaign({ searchParams }: URL): string | null {
  const parts = ["utm_source", "utm_medium", "utm_campaign"]
    .map((name) => searchParams.get(name)?.trim() ?? "")
    .filter((part) => campaignPart.test(part));
  return parts.length > 0 ? parts.join(" / ") : null;
}
