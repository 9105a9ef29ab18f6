import type { Translation } from "vanilla-cookieconsent";
import { cookieTable } from "./cookie-table.ts";

const blocked =
  "Your browser is blocking third-party cookies. Some features may be limited. You can still choose your cookie preferences below.";
const refusedByBrowser =
  "Your browser sends a Global Privacy Control signal, so only necessary cookies are used and your visit is not counted.";

const acceptAllBtn = "Accept all";
const acceptNecessaryBtn = "No Cookies Pls.";

/** Every word of the consent dialog, for the browser that reads it; the owner's own stand on the page, where it goes. */
export function consentWords({
  isRefusedByBrowser,
  areCookiesBlocked,
}: {
  isRefusedByBrowser: boolean;
  areCookiesBlocked: boolean;
}): Translation {
  const own = document.getElementById("cookie-consent")?.dataset ?? {};
  const question = asMarkup(own.question);
  return {
    consentModal: {
      title: asMarkup(own.title),
      description: areCookiesBlocked ? blocked : question,
      acceptAllBtn,
      acceptNecessaryBtn,
      showPreferencesBtn: "Manage preferences",
      footer: '<a href="/privacy-policy">Privacy Policy</a>',
    },
    preferencesModal: {
      title: "Cookie settings",
      ...(isRefusedByBrowser ? {} : { acceptAllBtn, acceptNecessaryBtn }),
      savePreferencesBtn: "Save preferences",
      closeIconLabel: "Close cookie settings",
      sections: [
        { description: isRefusedByBrowser ? refusedByBrowser : areCookiesBlocked ? blocked : question },
        {
          title: "Necessary",
          description: "They keep you signed in and remember this choice. They are always on.",
          linkedCategory: "necessary",
          cookieTable: tableOf("necessary"),
        },
        {
          title: "Analytics",
          description: isRefusedByBrowser ? "Off, as your browser asks." : asMarkup(own.analytics),
          ...(isRefusedByBrowser ? {} : { linkedCategory: "analytics" }),
          cookieTable: tableOf("analytics"),
        },
      ],
    },
  };
}

function tableOf(category: "necessary" | "analytics") {
  return {
    headers: { name: "Name", purpose: "Purpose", duration: "Duration" },
    body: cookieTable.filter((cookie) => cookie.category === category),
  };
}

/** The library takes its texts for markup; what the owner wrote is none. */
function asMarkup(text = ""): string {
  return new Option(text).innerHTML;
}
