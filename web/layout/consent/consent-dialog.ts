import * as CookieConsent from "vanilla-cookieconsent";
import type { Texts } from "#texts/get-texts.ts";
import { focusInView } from "#ui/focus/focus-in-view.ts";
import { analyticsId } from "./analytics-id.ts";
import { asksForPrivacy } from "./asks-for-privacy.ts";
import { consentWords } from "./consent-words.ts";
import { consentCookieDays } from "./cookie-table.ts";
import { placeBanner, takeRoomBack } from "./place-banner.ts";
import { areThirdPartyCookiesBlocked } from "./third-party-cookies.ts";

// Addresses of bundled files: see delivery/bundle-scripts.ts.
declare const ANALYTICS_SCRIPT: string;
declare const CONSENT_STYLES: string;

let isStarted = false;
let banner: HTMLElement | undefined;
/** What had the focus before the dialog. */
let focusedBefore: Element | null = null;
const styles = fetchStyles();
const fetchedWords = fetchWords();

/** Asks for the visitor's choice, or opens the settings where it can be changed. */
export default async function showDialog(isForSettings: boolean): Promise<void> {
  const [words] = await Promise.all([fetchedWords, styles]);
  // Nobody reads the banner there; whoever presses the button wants to see the settings.
  const isAutomated = navigator.webdriver || /bot|crawl|spider|slurp|teoma/i.test(navigator.userAgent);
  if (isForSettings || !isAutomated) startConsent(!isAutomated, words);
  if (isForSettings) CookieConsent.showPreferences();
}

/** The dialog's words in the site's language: no page carries them, since few show it. */
async function fetchWords(): Promise<Texts["consent"]> {
  const response = await fetch("/consent-words.json");
  if (!response.ok) throw new Error(`The words of the consent dialog: ${response.status}`);
  return await response.json();
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

/** Asks, if it may, or acts on the choice that was made; only the first call counts. */
function startConsent(mayAsk: boolean, words: Texts["consent"]): void {
  if (isStarted) return;
  isStarted = true;
  const isRefusedByBrowser = asksForPrivacy();
  document.getElementById("cookie-consent")?.addEventListener("focusin", rememberFocus);
  CookieConsent.run(describeConsent(mayAsk, isRefusedByBrowser, words));
  if (isRefusedByBrowser && !CookieConsent.validConsent()) CookieConsent.acceptCategory([]);
}

function describeConsent(
  mayAsk: boolean,
  isRefusedByBrowser: boolean,
  words: Texts["consent"],
): CookieConsent.CookieConsentConfig {
  const obey = async () => {
    // In a file of its own: nobody needs it before there is a choice.
    const { obeyChoice }: typeof import("./count-visits.ts") = await import(ANALYTICS_SCRIPT);
    obeyChoice(analyticsId(), !isRefusedByBrowser && CookieConsent.acceptedCategory("analytics"));
  };
  return {
    root: "#cookie-consent",
    autoShow: mayAsk && !isRefusedByBrowser,
    hideFromBots: false,
    // Not said, since the library does so by itself: a secure cookie with SameSite Lax, buttons of equal weight. No category
    // names cookies for it to clear: it would miss the partitioned ones, count-visits.ts does it.
    cookie: { expiresAfterDays: consentCookieDays },
    guiOptions: { consentModal: { layout: "box", position: "bottom left" } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...(isRefusedByBrowser ? {} : { analytics: { enabled: false } }),
    },
    onConsent: obey,
    onChange: obey,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === "consentModal") makeModeless(modal);
    },
    onModalShow: ({ modalName }) => {
      if (modalName === "consentModal" && banner) placeBanner(banner);
    },
    onModalHide: ({ modalName }) => {
      if (modalName === "consentModal") takeRoomBack();
      keepFocus();
    },
    language: {
      default: "en",
      translations: {
        en: consentWords(words, { isRefusedByBrowser, areCookiesBlocked: areThirdPartyCookiesBlocked() }),
      },
    },
  };
}

/** The banner lets the page be used meanwhile, so it neither takes the focus nor keeps it. */
function makeModeless(modal: HTMLElement): void {
  banner = modal;
  modal.removeAttribute("aria-modal");
  modal.querySelector("[tabindex='-1']")?.removeAttribute("tabindex");
  addEventListener(
    "keydown",
    (event) => {
      const isInBanner = event.target instanceof Node && modal.contains(event.target);
      if (event.key === "Tab" && isInBanner) event.stopPropagation();
    },
    true,
  );
}

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(currentTarget instanceof Node) || !(relatedTarget instanceof Element)) return;
  if (!currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget;
}

/** Once neither banner nor settings are there, the focus that was in them must not fall to the page's start. */
function keepFocus(): void {
  const { classList } = document.documentElement;
  if (classList.contains("show--consent") || classList.contains("show--preferences")) return;
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest("#cc-main")) focusInView(focusedBefore);
}
