import type { Translation } from "vanilla-cookieconsent";
import type { Texts } from "#texts/get-texts.ts";
import { cookieTable } from "./cookie-table.ts";

type Words = Texts["consent"];

/** Every word of the consent dialog, for the browser that reads it. */
export function consentWords(
  words: Words,
  { isRefusedByBrowser, areCookiesBlocked }: { isRefusedByBrowser: boolean; areCookiesBlocked: boolean },
): Translation {
  const { acceptAll: acceptAllBtn, acceptNecessary: acceptNecessaryBtn, necessary, analytics } = words;
  const asked = areCookiesBlocked ? words.blocked : words.question;
  return {
    consentModal: {
      title: words.title,
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
          description: isRefusedByBrowser ? analytics.off : analytics.description,
          ...(isRefusedByBrowser ? {} : { linkedCategory: "analytics" }),
          cookieTable: tableOf("analytics", words),
        },
      ],
    },
  };
}

function tableOf(category: "necessary" | "analytics", { headers, cookies }: Words) {
  const ofCategory = cookieTable.filter((cookie) => cookie.category === category);
  return { headers, body: ofCategory.map(({ name }) => ({ name, ...cookies[name] })) };
}
