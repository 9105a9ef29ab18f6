import { sanityFetch } from "#sanity/fetch.ts";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { Part } from "../part/part.tsx";
import { BrandColours } from "./brand-colours.tsx";
import styles from "./brand-kit.module.css";
import { brandKitQuery } from "./brand-kit.query.ts";
import { BrandLogos } from "./brand-logos.tsx";
import { BrandRules } from "./brand-rules.tsx";
import { BrandType } from "./brand-type.tsx";
import { CopyButton } from "./copy-button.tsx";

export async function BrandKit() {
  const [kit, settings] = await Promise.all([
    sanityFetch({ query: brandKitQuery, reads: ["brandKit"] }),
    getSiteSettings(),
  ]);
  const boilerplate = kit?.boilerplate;
  return (
    <>
      <PageHeader title="Brand Kit" intro={kit?.intro} />
      <BrandLogos logos={kit?.logos ?? []} />
      <BrandRules kit={kit} />
      <BrandColours colours={kit?.colors ?? []} />
      <BrandType typefaces={kit?.typefaces ?? []} />
      {boilerplate ? (
        <Part id="boilerplate" heading="A paragraph to copy">
          <p className={styles.boilerplate}>{boilerplate}</p>
          <CopyButton text={boilerplate} name="the paragraph" label="Copy this paragraph" />
        </Part>
      ) : null}
      <Part id="ask" heading="Something missing?">
        <p className={styles.ask}>
          Another format, a picture, a sentence to quote? Just ask; it takes a minute to send.
        </p>
        {settings?.contactEmail ? (
          <ButtonLink href={`mailto:${settings.contactEmail}`} size="lg">
            Email {settings.contactEmail}
          </ButtonLink>
        ) : (
          <ButtonLink href="/contact" size="lg">
            Get in touch
          </ButtonLink>
        )}
      </Part>
    </>
  );
}
