import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "#styles/colours.css";
import "#styles/index.css";
import "#theme/theme.css";
// Every page has a not-found page inside, whose own stylesheet would be fetched ahead and never used.
import "#sections/error-screen/error-screen.module.css";
import brand from "schemas/brand.json";
import { env } from "#env.ts";
import { Hydrated } from "#layout/page-script/hydrated.client.tsx";
import { PageScript } from "#layout/page-script/page-script.client.tsx";
import { PreviewBar } from "#layout/preview/preview-bar.tsx";
import { isPreview } from "#sanity/preview/is-preview.ts";
import { readDrafts } from "#sanity/preview/read-drafts.ts";
import { ErrorTexts } from "#sections/error-screen/error-texts.client.tsx";
import { getLocale } from "#site/locale.ts";
import { inter } from "#styles/inter/inter.ts";
import { errors as english } from "#texts/en/errors.ts";
import { getTexts } from "#texts/get-texts.ts";

const revision = process.env.ICONS_REVISION;

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: {
    icon: [
      { url: `/favicon.ico?${revision}`, sizes: "48x48", type: "image/x-icon" },
      { url: `/icon.svg?${revision}`, sizes: "any", type: "image/svg+xml" },
    ],
    apple: { url: `/apple-icon.png?${revision}`, sizes: "180x180", type: "image/png" },
  },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: brand.colours.light.paper },
    { media: "(prefers-color-scheme: dark)", color: brand.colours.dark.paper },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const drafts = (await isPreview()) ? await readDrafts().catch(() => ({ state: "" })) : null;
  const locale = await getLocale();
  const { errors } = await getTexts();
  return (
    <html lang={locale} className={inter.variable} suppressHydrationWarning>
      <body>
        <PageScript />
        {errors === english ? children : <ErrorTexts texts={errors}>{children}</ErrorTexts>}
        {drafts ? <PreviewBar state={drafts.state} /> : null}
        <Hydrated />
      </body>
    </html>
  );
}
