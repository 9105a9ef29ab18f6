import * as CookieConsent from "vanilla-cookieconsent";
import { analyticsId } from "./analytics-id.ts";
import { asksForPrivacy } from "./asks-for-privacy.ts";
import { consentWords } from "./consent-words.ts";
import { consentCookieDays } from "./cookie-table.ts";
import { areThirdPartyCookiesBlocked } from "./third-party-cookies.ts";

// The address of a bundled file: see bundle-page-script.ts.
declare const CONSENT_STYLES: string;

let settings: CookieConsent.CookieConsentConfig | undefined;
const styles = fetchStyles();

/** Asks for the visitor's choice, or opens the settings where it can be changed. */
export async function showDialog(isForSettings: boolean): Promise<void> {
  await styles;
  startConsent();
  if (isForSettings) openPreferences();
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

/** Asks, or acts on the choice that was made; only the first call counts. */
function startConsent(): void {
  if (settings) return;
  const isRefusedByBrowser = asksForPrivacy();
  settings = describeConsent(analyticsId(), isRefusedByBrowser);
  CookieConsent.run(settings);
  if (isRefusedByBrowser && !CookieConsent.validConsent()) CookieConsent.acceptCategory([]);
}

function openPreferences(): void {
  // The library hides itself from automated browsers; whoever presses the button wants to see it.
  if (settings && !document.getElementById("cc-main")) {
    CookieConsent.reset();
    CookieConsent.run({ ...settings, autoShow: false, hideFromBots: false });
  }
  CookieConsent.showPreferences();
}

function describeConsent(id: string | null, isRefusedByBrowser: boolean): CookieConsent.CookieConsentConfig {
  const obey = async () => {
    // In a file of its own: nobody needs it before there is a choice.
    const { obeyChoice } = await import("./count-visits.ts");
    obeyChoice(id, !isRefusedByBrowser && CookieConsent.acceptedCategory("analytics"));
  };
  return {
    root: "#cookie-consent",
    autoShow: !isRefusedByBrowser,
    // Both would miss the partitioned cookies; count-visits.ts does it.
    autoClearCookies: false,
    manageScriptTags: false,
    cookie: { name: "cc_cookie", expiresAfterDays: consentCookieDays, sameSite: "Lax", secure: true },
    guiOptions: {
      consentModal: { layout: "box", position: "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...(isRefusedByBrowser ? {} : { analytics: { enabled: false } }),
    },
    onConsent: obey,
    onChange: obey,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === "consentModal") makeModeless(modal);
    },
    language: {
      default: "en",
      translations: {
        en: consentWords({ isRefusedByBrowser, areCookiesBlocked: areThirdPartyCookiesBlocked() }),
      },
    },
  };
}

/** The banner lets the page be used meanwhile, so it neither takes the focus nor keeps it. */
function makeModeless(banner: HTMLElement): void {
  banner.removeAttribute("aria-modal");
  banner.querySelector("[tabindex='-1']")?.removeAttribute("tabindex");
  window.addEventListener(
    "keydown",
    (event) => {
      const isInBanner = event.target instanceof Node && banner.contains(event.target);
      if (event.key === "Tab" && isInBanner) event.stopPropagation();
    },
    true,
  );
}
