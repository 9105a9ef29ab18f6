import { phoneHref } from "#formats/phone-href.ts";
import { safeHref } from "#sanity/safe-href.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./reach-directly.module.css";

type ReachDirectlyProps = { settings: SiteSettings; hasReviewLink: boolean };

/** The ways that need no form, and the way back. */
export async function ReachDirectly({ settings, hasReviewLink }: ReachDirectlyProps) {
  const { ways } = (await getTexts()).contact;
  const { contactEmail: email, phone, reviewLink } = settings ?? {};
  const call = settings && safeHref(phoneHref(settings));
  const review = hasReviewLink ? safeHref(reviewLink) : null;
  return (
    <ul className={styles.ways}>
      {email ? (
        <li>
          <a href={`mailto:${email}`}>{ways.email(email)}</a>
        </li>
      ) : null}
      {phone && call ? (
        <li>
          <a href={call}>{ways.call(phone)}</a>
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
