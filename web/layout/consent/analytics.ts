import { loadScript } from "vanilla-cookieconsent";

declare global {
  interface Window {
    dataLayer?: IArguments[];
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

const isAnalyticsId = /^G-[A-Z0-9]{4,20}$/;
const isAnalyticsCookie = /^_(ga|gid|gat)(_|$)/;
let isLoaded = false;

/** Fetches the analytics script, once; without an id nothing is ever asked for. */
export function loadAnalytics(id: string | null): void {
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
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_flags: "SameSite=None;Secure;Partitioned",
  });
  void loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

/** Deletes what analytics has stored; the page starts anew where its script has already run. */
export function unloadAnalytics(id: string | null): void {
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
