/** Where start-consent.ts puts the dialog, with the id that analytics would count under. */
export function CookieConsent({ analyticsId }: { analyticsId: string | null }) {
  return (
    <div
      id="cookie-consent"
      data-analytics-id={analyticsId ?? undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what is in it alone.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
