import type { Metadata } from "next";
import { searchedKinds } from "schemas/find-portal-kind.ts";
import { renderPortalResults } from "#portal/search/portal-results.tsx";
import { SearchForm } from "#portal/search/search-form.tsx";
import { requireRole } from "#session/require-user.ts";
import type { Role } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).search.title };
}

export type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The search over everything that somebody may see, whatever their role. */
export async function renderSearchPage(role: Role, searchParams: SearchPageProps["searchParams"]) {
  const { q, in: kind } = await searchParams;
  const words = typeof q === "string" ? q.trim().slice(0, 100) : "";
  const user = await requireRole(role);
  const { search } = await getTexts();
  const only = searchedKinds.find((known) => known === kind);
  return (
    <DashboardPage title={search.title}>
      <SearchForm
        label={role === "owner" ? search.labelOfOwner : search.labelOfClient}
        words={words}
        placeholder={search.placeholder}
      />
      {words ? (
        <LoadedPart
          name={search.part}
          isAwaited
          render={() => renderPortalResults({ words, user, kinds: only && [only] })}
        />
      ) : null}
    </DashboardPage>
  );
}
