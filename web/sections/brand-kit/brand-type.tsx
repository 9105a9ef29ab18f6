import type { BrandKitQueryResult } from "schemas/generated/content.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./brand-type.module.css";
import { bricolage } from "./bricolage.ts";

type Typefaces = NonNullable<NonNullable<BrandKitQueryResult>["typefaces"]>;

const weights = [400, 600, 700];

/** Each typeface set in itself; one that the site does not have is set in the site's own. */
export async function BrandType({ typefaces }: { typefaces: Typefaces }) {
  if (typefaces.length === 0) return null;
  const { brand } = await getTexts();
  return (
    <Section id="type" tone="sunken" heading={brand.type}>
      <ul className={styles.faces}>
        {typefaces.map(({ _key, name, role, sample }) => (
          <li key={_key} className={styles.face}>
            <div className={styles.label}>
              <h3>{name}</h3>
              <p>{role}</p>
            </div>
            <div className={name === "Bricolage Grotesque" ? bricolage.className : undefined}>
              <p className={styles.sample}>{sample}</p>
              <p className={styles.letters}>
                {"ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
                <br />
                {"abcdefghijklmnopqrstuvwxyz"}
                <br />
                {"0123456789 & $ % ( ) ? !"}
              </p>
              <p className={styles.weights}>
                {weights.map((weight) => (
                  <span key={weight} style={{ fontWeight: weight }}>
                    {weight}
                  </span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
