import { fetchScript } from "../page-script/fetch-script.ts";

// Addresses of bundled files: see delivery/bundle-scripts.ts.
declare const CONSENT_SCRIPT: string;
declare const ANALYTICS_SCRIPT: string;

/**
 * Asks for the visitor's choice a moment after the page is there, or acts on the one that was made. The dialog's files are
 * fetched only where it is needed.
 */
export function startConsent(): void {
  addEventListener("load", () => setTimeout(actOnChoice, 100));
}

function actOnChoice(): void {
  if (!document.querySelector("#cookie-consent")) return;
  if (!document.cookie.includes("cc_cookie")) showConsent(false);
  // The consent library's cookie is JSON, percent-encoded: so ends the list of what was agreed to.
  else if (document.cookie.includes("analytics%22%5D")) fetchScript(ANALYTICS_SCRIPT);
}

/** Asks, or opens the settings. */
export function showConsent(isForSettings: boolean): void {
  fetchScript(CONSENT_SCRIPT, isForSettings);
}
