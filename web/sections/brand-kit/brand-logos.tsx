import type { BrandKitQueryResult } from "schemas/generated/content.ts";
import { fileUrl } from "#sanity/file-url.ts";
import { downloadUrl } from "#sanity/image-url.ts";
import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./brand-logos.module.css";

type Logos = NonNullable<NonNullable<BrandKitQueryResult>["logos"]>;

/** Every version of the logo on the ground that it is made for, each to be saved alone or all at once. */
export async function BrandLogos({ logos }: { logos: Logos }) {
  if (logos.length === 0) return null;
  const { logos: texts } = (await getTexts()).brand;
  return (
    <Section
      id="logos"
      tone="sunken"
      heading={texts.heading}
      intro={texts.intro}
      actions={
        <ButtonLink href="/brand/logos.zip" download>
          {texts.all}
        </ButtonLink>
      }
    >
      <ul className={styles.logos}>
        {logos.map(({ _key, name, background, svg, png }) => (
          <li key={_key}>
            <div className={styles.plate} data-background={background}>
              <Picture source={png} sizes="20rem" className={styles.logo} />
            </div>
            <div className={styles.caption}>
              <p className={styles.name}>{name}</p>
              {svg ? (
                <a
                  className={styles.file}
                  href={`${fileUrl(svg)}?dl=`}
                  aria-label={texts.file("SVG", name ?? "")}
                >
                  {"SVG"}
                </a>
              ) : null}
              {png?.asset ? (
                <a
                  className={styles.file}
                  href={downloadUrl(png.asset)}
                  aria-label={texts.file("PNG", name ?? "")}
                >
                  {"PNG"}
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
