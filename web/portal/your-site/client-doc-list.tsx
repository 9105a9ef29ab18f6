import { formatDate } from "#sanity/format-date.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./client-doc-list.module.css";
import { listClientDocs } from "./read-client-docs.ts";

/** The pages about the reader's own site; the owner sees every client's. Throws an Error when they cannot be read. */
export async function ClientDocList({ isOwner }: { isOwner: boolean }) {
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
          {
            await Promise.all(
              docs.map(async ({ id, title, updated_at, clients: { name } }) => (
                <li key={id}>
                  <a href={`/documentation/your-site/${id}`}>{title}</a>
                  <span>
                    {isOwner || clients.size > 1 ? `${name}, ` : ""}
                    {await formatDate(updated_at)}
                  </span>
                </li>
              )),
            )
          }
        </ul>
      )}
      {isOwner ? (
        <ButtonLink href="/documentation/your-site/new" variant="outline" size="sm">
          Write a page for a client
        </ButtonLink>
      ) : null}
    </>
  );
}
