import { getFormats } from "#formats/get-formats.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./client-doc-list.module.css";
import { listClientDocs } from "./stored-client-docs.ts";

/** The pages about the reader's own site; the owner sees every client's. */
export async function ClientDocList({ isOwner }: { isOwner: boolean }) {
  const { formatDate } = await getFormats();
  const docs = await listClientDocs();
  const clients = new Set(docs.map(({ clients }) => clients.name));
  return (
    <>
      {docs.length === 0 ? (
        <p className={styles.quiet}>
          {isOwner
            ? "You have written no pages for clients yet."
            : "Nothing has been written about your site yet. Ask us in your project’s messages."}
        </p>
      ) : (
        <ul className={styles.list}>
          {docs.map(({ id, title, updated_at, clients: { name } }) => (
            <li key={id}>
              <PortalLink href={`/documentation/your-site/${id}`}>{title}</PortalLink>
              <span>
                {isOwner || clients.size > 1 ? `${name}, ` : ""}
                {formatDate(updated_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOwner ? (
        <PortalButtonLink href="/documentation/your-site/new" variant="outline" size="sm">
          Write a page for a client
        </PortalButtonLink>
      ) : null}
    </>
  );
}
