import { safeHref } from "#sanity/safe-href.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./reach-directly.module.css";

type ReachDirectlyProps = {
  email: string | null | undefined;
  phone: string | null | undefined;
  reviewLink: string | null | undefined;
};

/** The ways that need no form, and the way back. */
export async function ReachDirectly({ email, phone, reviewLink }: ReachDirectlyProps) {
  const { ways } = (await getTexts()).contact;
  const review = safeHref(reviewLink);
  return (
    <ul className={styles.ways}>
      {email ? (
        <li>
          <a href={`mailto:${email}`}>{ways.email(email)}</a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{ways.call(phone)}</a>
        </li>
      ) : null}
      {review ? (
        <li>
          <a href={review} target="_blank" rel="noopener">
            {ways.review} <Icon name="external" />
          </a>
        </li>
      ) : null}
      <li>
        <a href="/">{ways.home}</a>
      </li>
    </ul>
  );
}
