import { getFormats } from "#formats/get-formats.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import type { ClientScope } from "../client-scope.ts";
import styles from "./action-items.module.css";
import { type ActionItem, finders } from "./finders.ts";

/** What waits for the client. A kind that cannot be read is named, and the others are still listed. */
export async function renderActionItems(scope: ClientScope) {
  const found = await Promise.allSettled(finders.map(({ find }) => find(scope)));
  const items = found.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const failed = finders.filter((_, index) => found[index]?.status === "rejected").map(({ name }) => name);
  for (const result of found) if (result.status === "rejected") console.error("Needs you:", result.reason);
  const { formatList } = await getFormats();
  return (
    <>
      {failed.length > 0 ? (
        <p className={styles.failed} role="alert">
          {formatList(failed)} could not be loaded.{" "}
          <ButtonLink href="" size="xs" variant="on-dark">
            Try again
          </ButtonLink>
        </p>
      ) : null}
      {items.length === 0 && failed.length === 0 ? (
        <p className={styles.nothing}>Nothing is waiting for you. We will tell you when something is.</p>
      ) : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <ActionItemLine item={item} isReadOnly={scope.clientId !== null} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ActionItemLine({ item, isReadOnly }: { item: ActionItem; isReadOnly: boolean }) {
  const { kind, title, place, href, act } = item;
  return (
    <div className={styles.item}>
      <span className={styles.kind}>{kind}</span>
      {isReadOnly ? <strong>{title}</strong> : <PortalLink href={href}>{title}</PortalLink>}
      <span className={styles.place}>{place}</span>
      {act && !isReadOnly ? (
        <span className={styles.act}>
          <PortalButtonLink href={act.href} size="xs" variant="on-dark" aria-label={`${act.label}: ${title}`}>
            {act.label}
          </PortalButtonLink>
        </span>
      ) : null}
    </div>
  );
}
