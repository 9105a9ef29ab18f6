import { closestTarget } from "../page-script/closest-target.ts";
import { listen, page } from "../page-script/short-names.ts";

// Addresses of bundled files: see bundle-page-script.ts.
declare const CONSENT_SCRIPT: string;
declare const ANALYTICS_SCRIPT: string;

/**
 * Asks for the visitor's choice a moment after the page is there, or acts on the one that was made, and opens the settings
 * for every `data-cookie-settings` button. The dialog's files are fetched only where it is needed.
 */
export function startConsent(): void {
  listen("load", () => setTimeout(actOnChoice, 100));
  listen("click", (event) => {
    if (closestTarget(event, "[data-cookie-settings]")) showDialog(true);
  });
}

function actOnChoice(): void {
  if (!page.getElementById("cookie-consent")) return;
  // The consent library's cookie is JSON, percent-encoded: these are the categories that were agreed to.
  const chosen = /\bcc_cookie=[^;]*?categories%22%3A%5B(.*?)%5D/.exec(page.cookie);
  if (!chosen) showDialog(false);
  else if (chosen[1]?.includes("analytics"))
    import(ANALYTICS_SCRIPT).then((visits: typeof import("./count-visits.ts")) => visits.obeyAgain());
}

function showDialog(isForSettings: boolean): void {
  import(CONSENT_SCRIPT).then((dialog: typeof import("./consent-dialog.ts")) =>
    dialog.showDialog(isForSettings),
  );
}
