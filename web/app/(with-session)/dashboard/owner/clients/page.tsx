import type { Metadata } from "next";
import styles from "#portal/people/clients.module.css";
import { clientsPath } from "#portal/people/clients-path.ts";
import { renderClientList } from "#portal/people/list/client-list.tsx";
import { renderUnlinkedPeople } from "#portal/people/members/unlinked-people.tsx";
import { OwnerAnswer } from "#portal/requests/messages/owner-answer.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { Field } from "#ui/field/field.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export const metadata: Metadata = { title: "Clients" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ClientsPage({ searchParams }: Props) {
  await requireRole("owner", clientsPath);
  const { q, page, people, answer } = await searchParams;
  const search = typeof q === "string" ? q.trim().slice(0, 100) : "";
  return (
    <DashboardPage
      title="Clients"
      intro="The companies you work for, and the people who see their projects."
      actions={<PortalButtonLink href={`${clientsPath}/new`}>Add a client</PortalButtonLink>}
    >
      <OwnerAnswer answer={answer} />
      <section className={styles.block} aria-labelledby="all-clients">
        <h2 id="all-clients">All clients</h2>
        <search>
          <form className={styles.search} action={clientsPath}>
            <Field
              label="Find by name"
              name="q"
              type="search"
              required
              maxLength={100}
              defaultValue={search}
            />
            <Button type="submit" variant="outline">
              Search
            </Button>
          </form>
        </search>
        <LoadedPart name="The clients" render={() => renderClientList({ search, page: readPage(page) })} />
      </section>
      <section className={styles.block} id="unlinked" aria-labelledby="unlinked-heading">
        <h2 id="unlinked-heading">People not linked to a client</h2>
        <p className={styles.facts}>
          They signed up without an invite. Linked to a client, they see its projects.
        </p>
        <LoadedPart name="The people" render={() => renderUnlinkedPeople(readPage(people))} />
      </section>
    </DashboardPage>
  );
}
