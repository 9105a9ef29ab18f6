/** Where start-consent.ts puts the dialog. */
export function CookieConsent() {
  return (
    <div
      id="cookie-consent"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what is in it alone.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
