import type { Metadata } from "next";
import { renderPortalResults } from "#portal/search/portal-results.tsx";
import { SearchForm } from "#portal/search/search-form.tsx";
import { kinds } from "#portal/search/search-portal.ts";
import { requireUser } from "#supabase/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import styles from "../documentation/documentation.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).search.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SearchPage({ searchParams }: Props) {
  const { q, in: kind } = await searchParams;
  const words = typeof q === "string" ? q.trim().slice(0, 100) : "";
  const user = await requireUser();
  const { search } = await getTexts();
  const only = kinds.find((known) => known === kind);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{search.title}</h1>
        <SearchForm
          label={user.role === "owner" ? search.labelOfOwner : search.labelOfClient}
          words={words}
          placeholder={search.placeholder}
        />
      </header>
      {words ? (
        <LoadedPart name={search.part} isAwaited render={() => renderPortalResults({ words, user, only })} />
      ) : null}
    </div>
  );
}
