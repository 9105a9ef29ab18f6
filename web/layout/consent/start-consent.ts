import { asksForPrivacy } from "./asks-for-privacy.ts";

// Addresses of bundled files: see bundle-page-script.ts.
declare const CONSENT_SCRIPT: string;
declare const CONSENT_STYLES: string;
declare const ANALYTICS_SCRIPT: string;

const delayMs = 100;
let dialog: Promise<typeof import("./consent-dialog.ts")> | undefined;

/**
 * Asks for the visitor's choice a moment after the page is there, or acts on the one that was made, and opens the settings
 * for every `data-cookie-settings` button. The dialog's files are fetched only where it is needed.
 */
export function startConsent(): void {
  addEventListener("load", () => setTimeout(actOnChoice, delayMs));
  addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-cookie-settings]")) return;
    const { startConsent, openPreferences } = await fetchDialog();
    startConsent(analyticsId());
    openPreferences();
  });
}

async function actOnChoice(): Promise<void> {
  if (!document.getElementById("cookie-consent")) return;
  const id = analyticsId();
  const categories = readCategories();
  if (!categories) (await fetchDialog()).startConsent(id);
  else if (id && categories.includes("analytics")) {
    const { obeyChoice }: typeof import("./count-visits.ts") = await import(ANALYTICS_SCRIPT);
    obeyChoice(id, !asksForPrivacy());
  }
}

function fetchDialog() {
  dialog ??= Promise.all([import(CONSENT_SCRIPT), fetchStyles()]).then(([module]) => module);
  return dialog;
}

function fetchStyles(): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = CONSENT_STYLES;
  const settled = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return settled;
}

function analyticsId(): string | null {
  return document.getElementById("cookie-consent")?.dataset.analyticsId ?? null;
}

/** What was agreed to before; nothing where nobody has chosen, or where the cookie cannot be read. */
function readCategories(): string[] | undefined {
  try {
    const [, value = ""] = /(?:^|; )cc_cookie=([^;]*)/.exec(document.cookie) ?? [];
    return JSON.parse(decodeURIComponent(value)).categories;
  } catch {
    return undefined;
  }
}
