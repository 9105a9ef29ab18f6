import { getFormats } from "#formats/get-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { FormattedText } from "#ui/formatted-text/formatted-text.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./client-doc-page.module.css";
import type { ClientDoc } from "./stored-client-docs.ts";

/** A page about one client's site; the owner may change and remove it. */
export async function ClientDocPage({ doc, isOwner }: { doc: ClientDoc; isOwner: boolean }) {
  const { formatDate } = await getFormats();
  const { id, title, body, updated_at, clients } = doc;
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p className={styles.facts}>
          <PortalLink href="/documentation">Documentation</PortalLink>
          <span aria-hidden="true">/</span>
          {isOwner ? clients.name : "Your site"}
        </p>
        <h1>{title}</h1>
        <p className={styles.facts}>
          Last updated <time dateTime={updated_at}>{formatDate(updated_at)}</time>. Only {clients.name} and we
          can read this page.
        </p>
      </header>
      <FormattedText>{body}</FormattedText>
      {isOwner ? (
        <div className={styles.actions}>
          <PortalButtonLink href={`/documentation/your-site/${id}/edit`}>Edit</PortalButtonLink>
          <details>
            <summary>Remove…</summary>
            <form action={`/api/owner/client-docs/${id}`} method="post">
              <p>{clients.name} will no longer find this page.</p>
              <Button type="submit" variant="destructive" size="sm" name="action" value="remove">
                Remove the page
              </Button>
            </form>
          </details>
        </div>
      ) : null}
    </article>
  );
}
