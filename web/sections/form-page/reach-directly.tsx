import { safeHref } from "#sanity/safe-href.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./reach-directly.module.css";

type ReachDirectlyProps = {
  email: string | null | undefined;
  phone: string | null | undefined;
  reviewLink: string | null | undefined;
};

/** The ways that need no form, and the way back. */
export function ReachDirectly({ email, phone, reviewLink }: ReachDirectlyProps) {
  const review = safeHref(reviewLink);
  return (
    <ul className={styles.ways}>
      {email ? (
        <li>
          <a href={`mailto:${email}`}>Email {email}</a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>Call {phone}</a>
        </li>
      ) : null}
      {review ? (
        <li>
          <a href={review} target="_blank" rel="noopener">
            Leave a Google review <Icon name="external" />
          </a>
        </li>
      ) : null}
      <li>
        <a href="/">Back to home</a>
      </li>
    </ul>
  );
}
