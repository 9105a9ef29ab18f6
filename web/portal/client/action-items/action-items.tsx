import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import type { ClientScope } from "../client-scope.ts";
import styles from "./action-items.module.css";
import { type ActionItem, finders } from "./finders.ts";

/** What waits for the client. A kind that cannot be read is named, and the others are still listed. */
export async function renderActionItems(scope: ClientScope) {
  const [{ formatList }, { clientDashboard }] = await Promise.all([getFormats(), getTexts()]);
  const { needs } = clientDashboard;
  const found = await Promise.allSettled(finders.map(({ find }) => find(scope, needs)));
  const items = found.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const failed = finders
    .filter((_, index) => found[index]?.status === "rejected")
    .map(({ kind }) => needs.kinds[kind]);
  for (const result of found) if (result.status === "rejected") console.error("Needs you:", result.reason);
  return (
    <>
      {failed.length > 0 ? (
        <p className={styles.failed} role="alert">
          {needs.failed(formatList(failed))}{" "}
          <ButtonLink href="" size="xs" variant="on-dark">
            {needs.retry}
          </ButtonLink>
        </p>
      ) : null}
      {items.length === 0 && failed.length === 0 ? <p className={styles.nothing}>{needs.none}</p> : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <ActionItemLine item={item} texts={needs} isReadOnly={scope.clientId !== null} />
          </li>
        ))}
      </ul>
    </>
  );
}

type ActionItemLineProps = {
  item: ActionItem;
  texts: Texts["clientDashboard"]["needs"];
  isReadOnly: boolean;
};

function ActionItemLine({ item, texts, isReadOnly }: ActionItemLineProps) {
  const { kind, title, place, href, act } = item;
  return (
    <div className={styles.item}>
      <span className={styles.kind}>{kind}</span>
      {isReadOnly ? <strong>{title}</strong> : <PortalLink href={href}>{title}</PortalLink>}
      <span className={styles.place}>{place}</span>
      {act && !isReadOnly ? (
        <span className={styles.act}>
          <PortalButtonLink
            href={act.href}
            size="xs"
            variant="on-dark"
            aria-label={texts.actNamed(act.label, title)}
          >
            {act.label}
          </PortalButtonLink>
        </span>
      ) : null}
    </div>
  );
}
