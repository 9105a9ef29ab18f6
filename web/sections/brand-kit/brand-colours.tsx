import type { BrandKitQueryResult } from "schemas/generated/content.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./brand-colours.module.css";
import { CopyButton } from "./copy-button.tsx";
import { describeColour } from "./describe-colour.ts";

type Colours = NonNullable<NonNullable<BrandKitQueryResult>["colors"]>;

export async function BrandColours({ colours }: { colours: Colours }) {
  if (colours.length === 0) return null;
  const { brand } = await getTexts();
  return (
    <Section
      id="colours"
      heading={brand.colours.heading}
      intro={brand.colours.intro}
      className={styles.section}
    >
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <Colour key={colour._key} {...colour} />
        ))}
      </ul>
    </Section>
  );
}

async function Colour({ name, hex, usage }: Colours[number]) {
  const { brand } = await getTexts();
  const texts = brand.colours;
  const code = (notation: string) => texts.code(name ?? "", notation);
  const colour = describeColour(hex ?? "");
  if (!colour) return null;
  return (
    <li className={styles.colour}>
      <div className={styles.swatch} style={{ backgroundColor: colour.hex }} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.usage}>{usage}</p>
        <div className={styles.codes}>
          <CopyButton text={colour.hex} name={code("hex")} />
          <CopyButton text={colour.rgb} name={code("RGB")} />
          <CopyButton text={colour.hsl} name={code("HSL")} />
        </div>
        <dl className={styles.contrast}>
          <Ratio name={texts.white} value={colour.onWhite} />
          <Ratio name={texts.ink} value={colour.onInk} />
        </dl>
      </div>
    </li>
  );
}

const enoughForText = 4.5;

async function Ratio({ name, value }: { name: string; value: number }) {
  const { colours } = (await getTexts()).brand;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {`${value.toFixed(1)} : 1 `}
        <span>{value >= enoughForText ? colours.text : value >= 3 ? colours.largeText : colours.noText}</span>
      </dd>
    </div>
  );
}
