import { followLink } from "#sanity/follow-link.ts";
import { Picture } from "#sanity/picture.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import type { ChapterOf } from "../chapter.ts";
import styles from "./cards.module.css";

type CardsProps = ChapterOf<"chapterCards"> & { id: string };
type Card = NonNullable<CardsProps["cards"]>[number];

/** Things of one kind beside each other. */
export function Cards({ id, heading, intro, cards }: CardsProps) {
  if (!cards?.length) return null;
  return (
    <Section id={id} heading={heading} intro={intro} className={styles.section}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <CardItem key={card._key} card={card} />
        ))}
      </ul>
    </Section>
  );
}

function CardItem({ card: { title, text, picture, link } }: { card: Card }) {
  const href = link && followLink(link);
  const isElsewhere = href?.startsWith("https:");
  return (
    <li className={styles.card}>
      <Picture
        source={picture}
        sizes="(min-width: 64rem) 27rem, (min-width: 44rem) 48vw, calc(100vw - 2rem)"
        ratio={16 / 10}
        className={styles.picture}
      />
      <h3>{title}</h3>
      <p>{text}</p>
      {href && link?.label ? (
        <p>
          <a href={href} className={styles.link} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
            {link.label}
            <Icon name={isElsewhere ? "external" : "arrow"} />
          </a>
        </p>
      ) : null}
    </li>
  );
}
