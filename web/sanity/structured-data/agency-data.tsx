import { env } from "#env.ts";
import { imageUrl } from "../image-url.ts";
import { safeHref } from "../safe-href.ts";
import { getSiteSettings } from "../site-settings.ts";
import { openingHours } from "./opening-hours.ts";
import { StructuredData } from "./structured-data.tsx";

/** What other facts name the agency by. */
export const agencyId = `${env.SITE_URL}/#agency`;

/** The agency itself, as the footer of every page shows it. */
export async function AgencyData() {
  const settings = await getSiteSettings();
  if (!settings) return null;
  const { agencyName, tagline, logo, contactEmail, phone, locality, region, country } = settings;
  const profiles = settings.socialLinks?.flatMap(({ url }) => safeHref(url) ?? []);
  return (
    <StructuredData
      data={{
        "@type": ["Organization", "ProfessionalService"],
        "@id": agencyId,
        name: agencyName,
        description: tagline,
        url: env.SITE_URL,
        // Search engines want at least 112 pixels each way, which the wide mark does not have.
        logo: `${env.SITE_URL}/apple-icon.png`,
        image: logo ? `${env.SITE_URL}${imageUrl(logo)}` : undefined,
        email: contactEmail,
        telephone: phone ?? undefined,
        address: {
          "@type": "PostalAddress",
          addressLocality: locality,
          // “Durham Region, Ontario” is what visitors read; the province is its end.
          addressRegion: region?.split(",").at(-1)?.trim(),
          addressCountry: country,
        },
        openingHoursSpecification: openingHours(settings.hours),
        sameAs: profiles?.length ? profiles : undefined,
      }}
    />
  );
}
