import type { Metadata } from "next";
import { readClientList } from "#portal/clients/client-list.tsx";
import styles from "#portal/clients/clients.module.css";
import { ClientsAnswer } from "#portal/clients/clients-answer.tsx";
import { clientsPath } from "#portal/clients/save-client.ts";
import { readUnlinkedPeople } from "#portal/clients/unlinked-people.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { readPage } from "#ui/pager/pager.tsx";

export const metadata: Metadata = { title: "Clients" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ClientsPage({ searchParams }: Props) {
  await requireRole("owner", clientsPath);
  const { q, page, people, answer } = await searchParams;
  const search = typeof q === "string" ? q.trim().slice(0, 100) : "";
  return (
    <>
      <PageHeader title="Clients" intro="The companies you work for, and the people who see their projects.">
        <ButtonLink href={`${clientsPath}/new`}>Add a client</ButtonLink>
      </PageHeader>
      <div className={styles.page}>
        <ClientsAnswer answer={answer} />
        <section className={styles.block} aria-labelledby="all-clients">
          <h2 id="all-clients">All clients</h2>
          <search>
            <form className={styles.search} action={clientsPath}>
              <Field
                label="Name or website"
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
          <LoadedPart name="The clients" load={() => readClientList({ search, page: readPage(page) })} />
        </section>
        <section className={styles.block} id="unlinked" aria-labelledby="unlinked-heading">
          <h2 id="unlinked-heading">People not linked to a client</h2>
          <p className={styles.facts}>
            They signed up without an invite. Linked to a client, they see its projects.
          </p>
          <LoadedPart name="The people" load={() => readUnlinkedPeople(readPage(people))} />
        </section>
      </div>
    </>
  );
}
