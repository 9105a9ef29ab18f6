import type { ReactNode } from "react";
import { CookieConsent } from "#layout/consent/cookie-consent.tsx";
import { Footer } from "#layout/footer/footer.tsx";
import { isPreview } from "#sanity/preview/is-preview.ts";

/** Pages of the portal that end like those of the site: with its footer and the choice of cookies. */
export default async function FramedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {(await isPreview()) ? null : <CookieConsent />}
      <main id="content">{children}</main>
      <Footer />
    </>
  );
}
