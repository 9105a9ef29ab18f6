import type { ComponentProps } from "react";
import { CallToAction } from "../../call-to-action/call-to-action.tsx";
import styles from "./offer.module.css";

type OfferProps = {
  line: string | null | undefined;
  callsToAction:
    | readonly (NonNullable<ComponentProps<typeof CallToAction>["link"]> & { _key: string })[]
    | null
    | undefined;
};

/** What a reader may do now. */
export function Offer({ line, callsToAction }: OfferProps) {
  if (!callsToAction?.length) return null;
  return (
    <div className={styles.offer}>
      {line ? <p className={styles.line}>{line}</p> : null}
      <p className={styles.actions}>
        {callsToAction.map((link, index) => (
          <CallToAction key={link._key} link={link} size="lg" variant={index === 0 ? "primary" : "outline"} />
        ))}
      </p>
    </div>
  );
}
