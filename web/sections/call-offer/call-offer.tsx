import { getPromises } from "#site/promises.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./call-offer.module.css";

type CallOfferProps = {
  /** `first`: on top of a page that offers another way; `line`: below what was just said. */
  look: "first" | "line";
};

/** The way to a call in the owner's words; nothing where no call is offered. */
export async function CallOffer({ look }: CallOfferProps) {
  const offer = (await getPromises())?.callOffer;
  if (!offer) return null;
  return (
    <a href="/discovery-call" className={styles.offer} data-look={look}>
      {offer}
      <Icon name="arrow" />
    </a>
  );
}
