import * as CookieConsent from "vanilla-cookieconsent";
import "./consent.css";
import { asksForPrivacy } from "./asks-for-privacy.ts";
import { consentWords } from "./consent-words.ts";
import { consentCookieDays } from "./cookie-table.ts";
import { areThirdPartyCookiesBlocked } from "./third-party-cookies.ts";

let settings: CookieConsent.CookieConsentConfig | undefined;

/** Asks for the visitor's choice, or acts on the one that was made; only the first call counts. */
export function startConsent(analyticsId: string | null): void {
  if (settings) return;
  const isRefusedByBrowser = asksForPrivacy();
  settings = describeConsent(analyticsId, isRefusedByBrowser);
  CookieConsent.run(settings);
  if (isRefusedByBrowser && !CookieConsent.validConsent()) CookieConsent.acceptCategory([]);
}

export function openPreferences(): void {
  // The library hides itself from automated browsers; whoever presses the button wants to see it.
  if (settings && !document.getElementById("cc-main")) {
    CookieConsent.reset();
    CookieConsent.run({ ...settings, autoShow: false, hideFromBots: false });
  }
  CookieConsent.showPreferences();
}

function describeConsent(
  analyticsId: string | null,
  isRefusedByBrowser: boolean,
): CookieConsent.CookieConsentConfig {
  const obey = async () => {
    // In a file of its own: nobody needs it before there is a choice.
    const { obeyChoice } = await import("./count-visits.ts");
    obeyChoice(analyticsId, !isRefusedByBrowser && CookieConsent.acceptedCategory("analytics"));
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
