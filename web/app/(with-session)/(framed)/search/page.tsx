import type { Metadata } from "next";
import { renderPortalResults } from "#portal/search/portal-results.tsx";
import { SearchForm } from "#portal/search/search-form.tsx";
import { kinds } from "#portal/search/search-portal.ts";
import { requireUser } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import styles from "../documentation/documentation.module.css";

export const metadata: Metadata = { title: "Search" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SearchPage({ searchParams }: Props) {
  const { q, in: kind } = await searchParams;
  const words = typeof q === "string" ? q.trim().slice(0, 100) : "";
  const user = await requireUser(words ? `/search?q=${encodeURIComponent(words)}` : "/search");
  const only = kinds.find((known) => known === kind);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Search</h1>
        <SearchForm
          action="/search"
          label={user.role === "owner" ? "Search clients, projects and messages" : "Search your projects"}
          words={words}
          placeholder="Try a name, a file or a word from a message"
        />
      </header>
      {words ? (
        <LoadedPart name="The search" isAwaited render={() => renderPortalResults({ words, user, only })} />
      ) : null}
    </div>
  );
}
