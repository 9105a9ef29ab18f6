import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./client-doc-list.module.css";
import { readClientDocs } from "./stored-client-docs.ts";

/** The pages about the reader's own site; the owner sees every client's. */
export async function ClientDocList({ isOwner }: { isOwner: boolean }) {
  const [docs, { formatDate }, { documentation }] = await Promise.all([
    readClientDocs(),
    getFormats(),
    getTexts(),
  ]);
  const words = documentation.yourSite;
  const clients = new Set(docs.map(({ clients }) => clients.name));
  return (
    <>
      {docs.length === 0 ? (
        <p className={styles.quiet}>{isOwner ? words.noneOfOwner : words.none}</p>
      ) : (
        <ul className={styles.list}>
          {docs.map(({ id, title, updated_at, clients: { name } }) => (
            <li key={id}>
              <PortalLink href={`/documentation/your-site/${id}`}>{title}</PortalLink>
              <span>
                {isOwner || clients.size > 1
                  ? words.facts(name, formatDate(updated_at))
                  : formatDate(updated_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOwner ? (
        <PortalButtonLink href="/documentation/your-site/new" variant="outline" size="sm">
          {words.write}
        </PortalButtonLink>
      ) : null}
    </>
  );
}
