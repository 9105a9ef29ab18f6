import { env } from "#env.ts";
import { countryCode } from "#formats/country-code.ts";
import { dialledNumber } from "#formats/dialled-number.ts";
import { getFormats } from "#formats/get-formats.ts";
import { imageUrl } from "#sanity/image-url.ts";
import { safeHref } from "#sanity/safe-href.ts";
import { getCurrency } from "#site/currency.ts";
import { getServicePrices } from "#site/service-prices.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { priceSpan } from "#site/starting-price.ts";
import { openingHours } from "#site/structured-data/opening-hours.ts";
import { StructuredData } from "#site/structured-data/structured-data.tsx";

/** What other facts name the agency by. */
export const agencyId = `${env.SITE_URL}/#agency`;

/** The agency itself, as the footer of every page shows it; numbers, countries and prices as programs read them. */
export async function AgencyData() {
  const [settings, services, currency, { formatPrice }] = await Promise.all([
    getSiteSettings(),
    getServicePrices(),
    getCurrency(),
    getFormats(),
  ]);
  if (!settings) return null;
  const { agencyName, ownerName, tagline, seoImage, portrait, logo, contactEmail, phone } = settings;
  const { locality, region, country, locale } = settings;
  const code = countryCode(country, locale ?? undefined);
  const profiles = settings.socialLinks?.flatMap(({ url }) => safeHref(url) ?? []);
  const picture = [seoImage, portrait, logo].find((source) => source?.asset);
  const span = priceSpan(services.flatMap(({ prices }) => prices ?? []));
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
        image: picture ? `${env.SITE_URL}${imageUrl(picture, { width: 1200 })}` : undefined,
        email: contactEmail,
        telephone: phone ? dialledNumber(phone, code) : undefined,
        founder: ownerName ? { "@type": "Person", name: ownerName } : undefined,
        priceRange: span && formatPrice(span.from, span.to, currency),
        areaServed: region,
        address: {
          "@type": "PostalAddress",
          addressLocality: locality,
          // “Durham Region, Ontario” is what visitors read; the province is its end.
          addressRegion: region?.split(",").at(-1)?.trim(),
          addressCountry: code ?? country,
        },
        openingHoursSpecification: openingHours(settings.hours),
        sameAs: profiles?.length ? profiles : undefined,
      }}
    />
  );
}
