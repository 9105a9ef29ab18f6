import { sanityFetch } from "#sanity/fetch.ts";
import { fileUrl } from "#sanity/file-url.ts";
import { downloadUrl } from "#sanity/image-url.ts";
import { Picture } from "#sanity/picture.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./brand-kit.module.css";
import { brandKitQuery } from "./brand-kit.query.ts";
import { BrandRules } from "./brand-rules.tsx";
import { isHexColour } from "./is-hex-colour.ts";

export async function BrandKit() {
  const kit = await sanityFetch({ query: brandKitQuery, reads: ["brandKit"] });
  return (
    <>
      <PageHeader title="Brand Kit" intro={kit?.intro} />
      <Section id="logos" tone="sunken" heading="Logos">
        <ul className={styles.logos}>
          {kit?.logos?.map(({ _key, name, background, svg, png }) => (
            <li key={_key}>
              <div className={styles.plate} data-background={background}>
                <Picture source={png} sizes="20rem" className={styles.logo} />
              </div>
              <p className={styles.name}>{name}</p>
              <p className={styles.files}>
                {svg ? (
                  <a href={`${fileUrl(svg)}?dl=`} aria-label={`${name}, SVG`}>
                    SVG
                  </a>
                ) : null}
                {png?.asset ? (
                  <a href={downloadUrl(png.asset)} aria-label={`${name}, PNG`}>
                    PNG
                  </a>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="colours" heading="Colours">
        <ul className={styles.colours}>
          {kit?.colors?.map(({ _key, name, hex, usage }) => (
            <li key={_key}>
              <div
                className={styles.swatch}
                style={hex && isHexColour(hex) ? { backgroundColor: hex } : undefined}
              />
              <p className={styles.name}>
                {name} <code>{hex}</code>
              </p>
              <p className={styles.usage}>{usage}</p>
            </li>
          ))}
        </ul>
      </Section>
      <BrandRules kit={kit} />
    </>
  );
}
