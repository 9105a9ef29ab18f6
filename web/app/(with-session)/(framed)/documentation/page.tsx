import type { Metadata } from "next";
import { GuideList } from "#portal/documentation/guide-list.tsx";
import { readGuides } from "#portal/documentation/read-guides.ts";
import { ClientDocList } from "#portal/documentation/your-site/client-doc-list.tsx";
import { renderPortalResults } from "#portal/search/portal-results.tsx";
import { SearchForm } from "#portal/search/search-form.tsx";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import styles from "./documentation.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).documentation.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DocumentationPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const words = typeof q === "string" ? q.trim().slice(0, 100) : "";
  const user = await requireUser();
  const isOwner = user.role === "owner";
  const { documentation, search } = await getTexts();
  const { yourSite } = documentation;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{documentation.title}</h1>
        <p>{isOwner ? documentation.introOfOwner : documentation.introOfClient}</p>
        <SearchForm
          label={documentation.search.label}
          words={words}
          placeholder={documentation.search.placeholder}
        />
      </header>
      {words ? (
        <LoadedPart
          name={search.part}
          isAwaited
          render={() =>
            renderPortalResults({
              words,
              user,
              kinds: ["guide", "client_doc"],
              children: (
                <PortalButtonLink href="/documentation" variant="outline">
                  {documentation.search.showEverything}
                </PortalButtonLink>
              ),
            })
          }
        />
      ) : (
        <div className={styles.columns}>
          <div>
            <LoadedPart
              name={documentation.guides.part}
              isAwaited
              render={async () => <GuideList guides={await readGuides(isOwner)} />}
            />
          </div>
          <section id="your-site" className={styles.side} aria-labelledby="your-site-heading">
            <h2 id="your-site-heading">{isOwner ? yourSite.headingOfOwner : yourSite.heading}</h2>
            <LoadedPart
              name={isOwner ? yourSite.partOfOwner : yourSite.part}
              isAwaited
              render={() => ClientDocList({ isOwner })}
            />
          </section>
        </div>
      )}
    </div>
  );
}
