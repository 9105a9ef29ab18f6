import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { canBeRefreshed, describePublish } from "#publishing/describe-publish.ts";
import { readPublishes } from "#publishing/read-publishes.ts";
import { isDocumentType } from "#sanity/webhook/pages-of.ts";
import { openSession } from "#supabase/open-session.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./publishes.module.css";

type Publish = Awaited<ReturnType<typeof readPublishes>>["publishes"][number];

const place = "/dashboard/owner/site";

export async function renderPublishes(page: number) {
  const [{ publishes, pageCount }, { formatDateTime }] = await Promise.all([
    readPublishes(await openSession(), { page }),
    getFormats(),
  ]);
  return (
    <section className={styles.publishes} aria-label="Published">
      {publishes.length === 0 ? <Notice>Nothing has been published here yet.</Notice> : null}
      {publishes.length > 0 ? (
        <ul className={styles.list}>
          {publishes.map((publish) => (
            <Receipt
              key={publish.id}
              publish={publish}
              when={formatDateTime(publish.received_at, "medium", "medium")}
            />
          ))}
        </ul>
      ) : null}
      {pageCount > 1 ? (
        <nav className={styles.pages} aria-label="Pages of this list">
          {page > 1 ? (
            <PortalButtonLink href={`${place}?page=${page - 1}`} size="sm" variant="outline">
              Newer
            </PortalButtonLink>
          ) : (
            <span />
          )}
          <span>
            Page {page} of {pageCount}
          </span>
          {page < pageCount ? (
            <PortalButtonLink href={`${place}?page=${page + 1}`} size="sm" variant="outline">
              Older
            </PortalButtonLink>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </section>
  );
}

function Receipt({ publish, when }: { publish: Publish; when: string }) {
  const { id, state, title, document_id, document_type } = publish;
  const isDocument = document_id !== null && state !== "ignored" && state !== "refused";
  const name = title || nameDocument(document_type);
  const now = Date.now();
  return (
    <li className={styles.publish} data-state={state}>
      <h2 className={styles.title}>{isDocument ? name : "Message from the content service"}</h2>
      {isDocument && env.STUDIO_URL ? (
        <a
          href={`${env.STUDIO_URL}/intent/edit/id=${encodeURIComponent(document_id)};type=${document_type}`}
          aria-label={`Open in the Studio: ${name}`}
        >
          Open in the Studio
        </a>
      ) : null}
      <p className={styles.facts}>{isDocument ? `${nameDocument(document_type)}, ${when}` : when}</p>
      <p className={styles.state}>{describePublish(publish, now)}</p>
      {canBeRefreshed(publish, now) ? (
        <form action={`/api/owner/publishes/${id}`} method="post">
          <Button type="submit" size="sm" variant="outline" aria-label={`Refresh the pages of ${name}`}>
            Refresh
          </Button>
        </form>
      ) : null}
    </li>
  );
}

const names = {
  siteSettings: "Site settings",
  homePage: "Home page",
  brandKit: "Brand kit",
  serviceCard: "Service card",
  servicePage: "Service page",
  caseStudy: "Case study",
  testimonial: "Words from a client",
  industry: "Industry",
  showcasePage: "Showcase page",
  announcement: "Announcement",
  legalPage: "Legal page",
  proverb: "Proverb",
  docArticle: "Portal guide",
  carePlan: "Care plan",
  portal: "Order in the portal",
  redirect: "Redirect",
};

/** What the Studio calls documents of this type. */
function nameDocument(type: string | null): string {
  return isDocumentType(type) ? names[type] : "Something else";
}
