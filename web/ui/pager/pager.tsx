import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "../button/portal-button-link.tsx";
import styles from "./pager.module.css";

type PagerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** What is listed, as in “projects”. */
  name: string;
  href: (page: number) => string;
};

/** Which part of a long list this is, and the way to its neighbours. */
export async function Pager({ page, pageSize, total, name, href }: PagerProps) {
  if (total <= pageSize && page === 1) return null;
  const [{ formatNumber }, { shell }] = await Promise.all([getFormats(), getTexts()]);
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={styles.pager} aria-label={shell.pager.pages(name)}>
      {page > 1 ? (
        <PortalButtonLink href={href(page - 1)} rel="prev" size="sm" variant="outline">
          {shell.pager.previous}
        </PortalButtonLink>
      ) : null}
      <span>{shell.pager.range(first, last, formatNumber(total), name)}</span>
      {last < total ? (
        <PortalButtonLink href={href(page + 1)} rel="next" size="sm" variant="outline">
          {shell.pager.next}
        </PortalButtonLink>
      ) : null}
    </nav>
  );
}
