import { getPromises } from "#sanity/promises.ts";

/** Where start-consent.ts puts the dialog, with what the owner wants to be asked. */
export async function CookieConsent() {
  const { consentTitle, consentQuestion, consentAnalytics } = (await getPromises()) ?? {};
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
