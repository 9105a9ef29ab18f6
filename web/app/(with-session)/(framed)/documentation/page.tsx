import type { Metadata } from "next";
import { GuideList } from "#portal/documentation/guide-list.tsx";
import { readGuides } from "#portal/documentation/read-guides.ts";
import { ClientDocList } from "#portal/documentation/your-site/client-doc-list.tsx";
import { renderPortalResults } from "#portal/search/portal-results.tsx";
import { SearchForm } from "#portal/search/search-form.tsx";
import { requireUser } from "#supabase/require-user.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import styles from "./documentation.module.css";

export const metadata: Metadata = { title: "Documentation" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DocumentationPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const words = typeof q === "string" ? q.trim().slice(0, 100) : "";
  const user = await requireUser("/documentation");
  const isOwner = user.role === "owner";
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Documentation</h1>
        <p>
          {isOwner
            ? "What your clients can read, what only you can, and the pages you write for each of them."
            : "How things work here, step by step, and what there is to know about your own site."}
        </p>
        <SearchForm
          action="/documentation"
          label="Search the documentation"
          words={words}
          placeholder="Try “approve” or “invoice”"
        />
      </header>
      {words ? (
        <LoadedPart
          name="The search"
          isAwaited
          render={() =>
            renderPortalResults({
              words,
              user,
              only: "client-doc",
              children: (
                <PortalButtonLink href="/documentation" variant="outline">
                  Show everything
                </PortalButtonLink>
              ),
            })
          }
        />
      ) : (
        <div className={styles.columns}>
          <div>
            <LoadedPart
              name="The guides"
              isAwaited
              render={async () => <GuideList guides={await readGuides(isOwner)} />}
            />
          </div>
          <section id="your-site" className={styles.side} aria-labelledby="your-site-heading">
            <h2 id="your-site-heading">{isOwner ? "Clients’ sites" : "Your site"}</h2>
            <LoadedPart
              name={isOwner ? "The clients’ pages" : "What is written about your site"}
              isAwaited
              render={() => ClientDocList({ isOwner })}
            />
          </section>
        </div>
      )}
    </div>
  );
}
