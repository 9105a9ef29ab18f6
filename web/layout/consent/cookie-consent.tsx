import { getPromises } from "#site/promises.ts";
import { asksAboutVisits } from "./asks-about-visits.ts";

/** Where start-consent.ts puts the dialog, with what the owner wants to be asked; nothing where that is nothing. */
export async function CookieConsent() {
  const { consentTitle, consentQuestion, consentAnalytics } = (await getPromises()) ?? {};
  if (!(await asksAboutVisits())) return null;
  return (
    <div
      id="cookie-consent"
      data-title={consentTitle ?? undefined}
      data-question={consentQuestion ?? undefined}
      data-analytics={consentAnalytics ?? undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what is in it alone.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
