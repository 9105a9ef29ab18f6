import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./parts.module.css";

const variants: ButtonVariant[] = [
  "primary",
  "secondary",
  "outline",
  "ghost",
  "link",
  "destructive",
  "brass",
  "on-dark",
];
const sizes: ButtonSize[] = ["xs", "sm", "md", "lg", "xl", "auto"];

export function Buttons() {
  return (
    <Section
      id="buttons"
      heading="Buttons"
      intro="Six variants and two calls to action for dark ground, in six sizes."
    >
      {variants.map((variant) => (
        <div key={variant} className={styles.row} data-ground={isForDark(variant) ? "dark" : undefined}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {variant} disabled
          </Button>
          <ButtonLink variant={variant} href="#buttons">
            {variant} link
            <Icon name="arrow" />
          </ButtonLink>
        </div>
      ))}
    </Section>
  );
}

function isForDark(variant: ButtonVariant) {
  return variant === "brass" || variant === "on-dark";
}
