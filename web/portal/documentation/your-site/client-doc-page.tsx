import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { FormattedText } from "#ui/formatted-text/formatted-text.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./client-doc-page.module.css";
import type { ClientDoc } from "./stored-client-docs.ts";

/** A page about one client's site; the owner may change and remove it. */
export async function ClientDocPage({ doc, isOwner }: { doc: ClientDoc; isOwner: boolean }) {
  const [{ formatDate }, { documentation }] = await Promise.all([getFormats(), getTexts()]);
  const words = documentation.yourSite;
  const { id, title, body, updated_at, clients } = doc;
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p className={styles.facts}>
          <PortalLink href="/documentation">{documentation.title}</PortalLink>
          <span aria-hidden="true">{"/"}</span>
          {isOwner ? clients.name : words.heading}
        </p>
        <h1>{title}</h1>
        <p className={styles.facts}>
          <time dateTime={updated_at}>{words.lastUpdated(formatDate(updated_at))}</time>{" "}
          {words.readers(clients.name)}
        </p>
      </header>
      <FormattedText>{body}</FormattedText>
      {isOwner && !clients.archived_at ? (
        <div className={styles.actions}>
          <PortalButtonLink href={`/documentation/your-site/${id}/edit`}>{words.edit}</PortalButtonLink>
          <details>
            <summary>{words.remove}</summary>
            <form action={`/api/owner/client-docs/${id}`} method="post">
              <p>{words.removal(clients.name)}</p>
              <Button type="submit" variant="destructive" size="sm" name="action" value="remove">
                {words.confirmRemoval}
              </Button>
            </form>
          </details>
        </div>
      ) : null}
    </article>
  );
}
