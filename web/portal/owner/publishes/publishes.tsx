import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { canBeRefreshed, describePublish } from "#publishing/describe-publish.ts";
import { readPublishes } from "#publishing/read-publishes.ts";
import { isDocumentType } from "#sanity/document-types.ts";
import { openSession } from "#supabase/open-session.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./publishes.module.css";

type Publish = Awaited<ReturnType<typeof readPublishes>>["publishes"][number];

const place = "/dashboard/owner/site";

export async function renderPublishes(page: number) {
  const [{ publishes, pageCount }, { formatDateTime }, { publishes: texts }] = await Promise.all([
    readPublishes(await openSession(), { page }),
    getFormats(),
    getTexts(),
  ]);
  return (
    <section className={styles.publishes} aria-label={texts.list}>
      {publishes.length === 0 ? <Notice>{texts.none}</Notice> : null}
      {publishes.length > 0 ? (
        <ul className={styles.list}>
          {publishes.map((publish) => (
            <Receipt
              key={publish.id}
              publish={publish}
              texts={texts}
              when={formatDateTime(publish.received_at, "medium", "medium")}
            />
          ))}
        </ul>
      ) : null}
      {pageCount > 1 ? (
        <nav className={styles.pages} aria-label={texts.pages.label}>
          {page > 1 ? (
            <PortalButtonLink href={`${place}?page=${page - 1}`} size="sm" variant="outline">
              {texts.pages.newer}
            </PortalButtonLink>
          ) : (
            <span />
          )}
          <span>{texts.pages.place(page, pageCount)}</span>
          {page < pageCount ? (
            <PortalButtonLink href={`${place}?page=${page + 1}`} size="sm" variant="outline">
              {texts.pages.older}
            </PortalButtonLink>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </section>
  );
}

type ReceiptProps = { publish: Publish; texts: Texts["publishes"]; when: string };

function Receipt({ publish, texts, when }: ReceiptProps) {
  const { id, state, title, document_id, document_type } = publish;
  const isDocument = document_id !== null && state !== "ignored" && state !== "refused";
  const type = isDocumentType(document_type) ? texts.types[document_type] : texts.otherType;
  const name = title || type;
  const now = Date.now();
  return (
    <li className={styles.publish} data-state={state}>
      <h2 className={styles.title}>{isDocument ? name : texts.message}</h2>
      {isDocument && env.STUDIO_URL ? (
        <a
          href={`${env.STUDIO_URL}/intent/edit/id=${encodeURIComponent(document_id)};type=${document_type}`}
          aria-label={texts.openNamed(name)}
        >
          {texts.open}
        </a>
      ) : null}
      <p className={styles.facts}>{isDocument ? texts.facts(type, when) : when}</p>
      <p className={styles.state}>{describePublish(publish, now, texts.became)}</p>
      {canBeRefreshed(publish, now) ? (
        <form action={`/api/owner/publishes/${id}`} method="post">
          <Button type="submit" size="sm" variant="outline" aria-label={texts.refreshNamed(name)}>
            {texts.refresh}
          </Button>
        </form>
      ) : null}
    </li>
  );
}
