import { fetchScript } from "../page-script/fetch-script.ts";
import { find, listen, page } from "../page-script/short-names.ts";

// Names of bundled files: see delivery/bundle-scripts.ts.
declare const CONSENT_SCRIPT: string;
declare const ANALYTICS_SCRIPT: string;

/**
 * Asks for the visitor's choice a moment after the page is there, or acts on the one that was made. The dialog's files are
 * fetched only where it is needed.
 */
export function startConsent(): void {
  listen("load", () => setTimeout(actOnChoice, 100));
}

function actOnChoice(): void {
  if (!find("#cookie-consent")) return;
  if (!page.cookie.includes("cc_cookie")) showConsent(false);
  // The consent library's cookie is JSON, percent-encoded: so ends the list of what was agreed to.
  else if (page.cookie.includes("analytics%22%5D")) fetchScript(ANALYTICS_SCRIPT);
}

/** Asks, or opens the settings. */
export function showConsent(isForSettings: boolean): void {
  fetchScript(CONSENT_SCRIPT, isForSettings);
}
