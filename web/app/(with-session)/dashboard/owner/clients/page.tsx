import type { Metadata } from "next";
import styles from "#portal/people/clients.module.css";
import { clientsPath } from "#portal/people/clients-path.ts";
import { renderClientList } from "#portal/people/list/client-list.tsx";
import { renderUnlinkedPeople } from "#portal/people/members/unlinked-people.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { Field } from "#ui/field/field.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).people.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ClientsPage({ searchParams }: Props) {
  await requireRole("owner");
  const [{ q, status, page, people: peoplePage }, { people }] = await Promise.all([searchParams, getTexts()]);
  const { list, unlinked } = people;
  const search = typeof q === "string" ? q.trim().slice(0, 100) : "";
  return (
    <DashboardPage
      title={people.title}
      intro={people.intro}
      actions={<PortalButtonLink href={`${clientsPath}/new`}>{people.add}</PortalButtonLink>}
    >
      <section className={styles.block} aria-labelledby="all-clients">
        <h2 id="all-clients">{list.heading}</h2>
        <search>
          <form className={styles.search} action={clientsPath}>
            <Field label={list.find} name="q" type="search" required maxLength={100} defaultValue={search} />
            <Button type="submit" variant="outline">
              {list.search}
            </Button>
          </form>
        </search>
        <LoadedPart
          name={list.part}
          render={() => renderClientList({ search, isArchived: status === "archived", page: readPage(page) })}
        />
      </section>
      <section className={styles.block} id="unlinked" aria-labelledby="unlinked-heading">
        <h2 id="unlinked-heading">{unlinked.heading}</h2>
        <p className={styles.facts}>{unlinked.intro}</p>
        <LoadedPart name={unlinked.part} render={() => renderUnlinkedPeople(readPage(peoplePage))} />
      </section>
    </DashboardPage>
  );
}
