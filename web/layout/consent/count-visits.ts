import { analyticsId } from "./analytics-id.ts";
import { asksForPrivacy } from "./asks-for-privacy.ts";

declare global {
  interface Window {
    dataLayer?: IArguments[];
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

// This file is not named after analytics: whatever blocks those by name would keep their cookies from being deleted.
const isAnalyticsId = /^G-[A-Z0-9]{4,20}$/;
const isAnalyticsCookie = /^_(ga|gid|gat)(_|$)/;
let isLoaded = false;

/** Counts this visit of somebody who agreed before, unless their browser has been told to refuse since. */
export default function obeyAgain(): void {
  const id = analyticsId();
  if (id) obeyChoice(id, !asksForPrivacy());
}

/** Starts or ends analytics as the visitor chose. */
export function obeyChoice(id: string | null, isAccepted: boolean): void {
  if (isAccepted) loadAnalytics(id);
  else unloadAnalytics(id);
}

/** Fetches the analytics script, once; without an id nothing is ever asked for. */
function loadAnalytics(id: string | null): void {
  if (!id || !isAnalyticsId.test(id) || isLoaded) return;
  isLoaded = true;
  window[`ga-disable-${id}`] = false;
  window.dataLayer ??= [];
  gtag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  gtag("js", new Date());
  gtag("config", id, {
    // Left alone, the script would take the whole addresses.
    page_location: location.origin + location.pathname,
    page_referrer: siteOf(document.referrer),
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_flags: "SameSite=None;Secure;Partitioned",
  });
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** An address without its path: the page before may have been a private link. */
function siteOf(address: string): string {
  return /^[^/]+\/\/[^/?#]*/.exec(address)?.[0] ?? "";
}

/** Deletes what analytics has stored; the page starts anew where its script has already run. */
function unloadAnalytics(id: string | null): void {
  if (id) window[`ga-disable-${id}`] = true;
  for (const name of document.cookie.split(/;\s*/).map((pair) => pair.split("=", 1)[0] ?? ""))
    if (isAnalyticsCookie.test(name)) expire(name);
  if (isLoaded) location.reload();
}

// The script reads the arguments object itself, not an array.
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments);
}

/** Plain and partitioned, on this host and on every domain above it: which of them was set cannot be read. */
function expire(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) {
    for (const flags of ["", "; SameSite=None; Secure; Partitioned"]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot name a partitioned cookie everywhere.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}${flags}`;
    }
  }
}
