import { followLink } from "#sanity/follow-link.ts";
import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./service-cards.module.css";
import { StartingPrices } from "./starting-prices.tsx";

/** More have no room beside each other. */
const mostInRow = 6;
/** Of a hundred, beside the open card, which has seventy. */
const restOfRow = 30;

type Card = NonNullable<NonNullable<SectionContent<"partner">>["cards"]>[number];

export async function ServiceCards({ content: partner }: { content: SectionContent<"partner"> }) {
  if (!partner) return null;
  const { home } = await getTexts();
  return (
    <Section
      id="services"
      heading={partner.heading}
      intro={partner.intro}
      actions={<CallToAction link={partner.callToAction} size="lg" hasArrow />}
    >
      {partner.cards?.length ? (
        <ul {...arrange(partner.cards.length)}>
          {partner.cards.map((card, index) => (
            <ServiceCard key={card._id} card={card} isOpen={index === 0} getsLabel={home.services.gets} />
          ))}
        </ul>
      ) : null}
      <StartingPrices cards={partner.cards?.map(followLink) ?? []} />
    </Section>
  );
}

/** In a row, as wide windows show them, or one below the other in any. */
function arrange(count: number) {
  if (count > mostInRow) return { className: styles.cards };
  const style = { "--rest": String(restOfRow / Math.max(count - 1, 1)) };
  return { className: `${styles.cards} ${styles.row}`, style, "data-cards": "", "data-later": "keydown" };
}

/** On small screens an accordion; on wide ones a panel that opens under the pointer, as a link. */
function ServiceCard({ card, isOpen, getsLabel }: { card: Card; isOpen: boolean; getsLabel: string }) {
  const href = followLink(card);
  return (
    <li className={styles.card}>
      <details className={styles.details} name="service-cards" open={isOpen}>
        <summary className={styles.summary}>
          <span>{card.shortTitle}</span>
          <span>
            <Icon name="plus" />
          </span>
        </summary>
        <div className={styles.body}>
          <Picture source={card.image} sizes="(min-width: 48rem) 34rem, calc(100vw - 2rem)" ratio={4 / 3} />
          <div className={styles.words}>
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            {card.gets?.titles?.length ? (
              <dl className={styles.gets}>
                <dt>{getsLabel}</dt>
                {card.gets.titles.map((title) => (
                  <dd key={title}>{title}</dd>
                ))}
              </dl>
            ) : null}
            {href ? (
              <a href={href} aria-label={`${card.linkLabel}: ${card.title}`}>
                {card.linkLabel}
                <span>{`: ${card.title}`}</span>
                <Icon name="arrow" />
              </a>
            ) : null}
          </div>
        </div>
      </details>
    </li>
  );
}
