import type { BrandKitQueryResult } from "schemas/generated/content.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./brand-colours.module.css";
import { CopyButton } from "./copy-button.tsx";
import { describeColour } from "./describe-colour.ts";

type Colours = NonNullable<NonNullable<BrandKitQueryResult>["colors"]>;

export function BrandColours({ colours }: { colours: Colours }) {
  if (colours.length === 0) return null;
  return (
    <Section
      id="colours"
      heading="Colours"
      intro="Press a code to copy it. The figures show how well white and ink read on it: 4.5 is enough for text."
    >
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <Colour key={colour._key} {...colour} />
        ))}
      </ul>
    </Section>
  );
}

function Colour({ name, hex, usage }: Colours[number]) {
  const colour = describeColour(hex ?? "");
  if (!colour) return null;
  return (
    <li className={styles.colour}>
      <div className={styles.swatch} style={{ backgroundColor: colour.hex }} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.usage}>{usage}</p>
        <div className={styles.codes}>
          <CopyButton text={colour.hex} name={`${name} as hex`} />
          <CopyButton text={colour.rgb} name={`${name} as RGB`} />
          <CopyButton text={colour.hsl} name={`${name} as HSL`} />
        </div>
        <dl className={styles.contrast}>
          <Ratio name="White on it" value={colour.onWhite} />
          <Ratio name="Ink on it" value={colour.onInk} />
        </dl>
      </div>
    </li>
  );
}

const enoughForText = 4.5;

function Ratio({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value.toFixed(1)} : 1{" "}
        <span>{value >= enoughForText ? "text" : value >= 3 ? "large text" : "no text"}</span>
      </dd>
    </div>
  );
}
