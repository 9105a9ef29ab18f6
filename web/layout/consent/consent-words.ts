import type { Translation } from "vanilla-cookieconsent";
import type { Texts } from "#texts/get-texts.ts";
import { cookieTable, shownName } from "./cookie-table.ts";

type Words = Texts["consent"];

/** Every word of the consent dialog, for the browser that reads it; the owner's own stand on the page, where it goes. */
export function consentWords(
  words: Words,
  { isRefusedByBrowser, areCookiesBlocked }: { isRefusedByBrowser: boolean; areCookiesBlocked: boolean },
): Translation {
  const own = document.getElementById("cookie-consent")?.dataset ?? {};
  const { acceptAll: acceptAllBtn, acceptNecessary: acceptNecessaryBtn, necessary, analytics } = words;
  const asked = areCookiesBlocked ? words.blocked : asMarkup(own.question);
  return {
    consentModal: {
      title: asMarkup(own.title),
      description: asked,
      acceptAllBtn,
      acceptNecessaryBtn,
      showPreferencesBtn: words.manage,
      footer: `<a href="/privacy-policy">${words.privacy}</a>`,
    },
    preferencesModal: {
      title: words.settings,
      ...(isRefusedByBrowser ? {} : { acceptAllBtn, acceptNecessaryBtn }),
      savePreferencesBtn: words.save,
      closeIconLabel: words.close,
      sections: [
        { description: isRefusedByBrowser ? words.refusedByBrowser : asked },
        {
          title: necessary.title,
          description: necessary.description,
          linkedCategory: "necessary",
          cookieTable: tableOf("necessary", words),
        },
        {
          title: analytics.title,
          description: isRefusedByBrowser ? analytics.off : asMarkup(own.analytics),
          ...(isRefusedByBrowser ? {} : { linkedCategory: "analytics" }),
          cookieTable: tableOf("analytics", words),
        },
      ],
    },
  };
}

function tableOf(category: "necessary" | "analytics", { headers, cookies }: Words) {
  const ofCategory = cookieTable.filter((cookie) => cookie.category === category);
  const isSecure = location.protocol === "https:";
  return {
    headers,
    body: ofCategory.map(({ name }) => ({ name: shownName(name, isSecure), ...cookies[name] })),
  };
}

/** The library takes its texts for markup; what the owner wrote is none. */
function asMarkup(text = ""): string {
  return new Option(text).innerHTML;
}
