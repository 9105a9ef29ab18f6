import { sanityFetch } from "#sanity/fetch.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
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
  const [kit, settings, { brand }] = await Promise.all([
    sanityFetch({ query: brandKitQuery }),
    getSiteSettings(),
    getTexts(),
  ]);
  const { paragraph, ask } = brand;
  const boilerplate = kit?.boilerplate;
  return (
    <>
      <PageHeader title={brand.title} intro={kit?.intro} />
      <BrandLogos logos={kit?.logos ?? []} />
      <BrandRules kit={kit} />
      <BrandColours colours={kit?.colors ?? []} />
      <BrandType typefaces={kit?.typefaces ?? []} />
      {boilerplate ? (
        <Part id="boilerplate" heading={paragraph.heading}>
          <p className={styles.boilerplate}>{boilerplate}</p>
          <CopyButton text={boilerplate} name={paragraph.name} label={paragraph.copy} />
        </Part>
      ) : null}
      <Part id="ask" heading={ask.heading}>
        <p className={styles.ask}>{ask.text}</p>
        {settings?.contactEmail ? (
          <ButtonLink href={`mailto:${settings.contactEmail}`} size="lg">
            {ask.email(settings.contactEmail)}
          </ButtonLink>
        ) : (
          <ButtonLink href="/contact" size="lg">
            {ask.contact}
          </ButtonLink>
        )}
      </Part>
    </>
  );
}
