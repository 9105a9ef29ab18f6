import type { Metadata } from "next";
import { ClientForm } from "#portal/clients/client-form.tsx";
import styles from "#portal/clients/clients.module.css";
import { ClientsAnswer } from "#portal/clients/clients-answer.tsx";
import { InviteForm, readOpenInvites } from "#portal/clients/open-invites.tsx";
import { readPeopleOf } from "#portal/clients/people.tsx";
import { readClient } from "#portal/clients/read-client.ts";
import { clientsPath } from "#portal/clients/save-client.ts";
import { formatDate } from "#sanity/format-date.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export const metadata: Metadata = { title: "Client" };

type Props = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function ClientPage({ params, searchParams }: Props) {
  const { clientId } = await params;
  await requireRole("owner", `${clientsPath}/${encodeURIComponent(clientId)}`);
  const client = await readClient(clientId);
  if (!client) return <MissingPage />;
  const parameters = await searchParams;
  const { answer, email } = parameters;
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <p className={styles.place}>
          <a href={clientsPath}>Clients</a>
          <span aria-hidden="true">/</span>
          since {await formatDate(client.created_at)}
        </p>
        <h1>{client.name}</h1>
        {client.website ? (
          <p className={styles.facts}>
            <a href={client.website} rel="noopener noreferrer" target="_blank">
              {client.website.replace(/^https?:\/\/|\/$/g, "")}
            </a>
          </p>
        ) : null}
      </header>
      <ClientsAnswer answer={answer} />
      <div className={styles.columns}>
        <div>
          <section className={styles.block} aria-labelledby="people">
            <h2 id="people">People</h2>
            <LoadedPart name="The people" load={() => readPeopleOf(client)} />
          </section>
          <section className={styles.block} aria-labelledby="invites">
            <h2 id="invites">Open invites</h2>
            <LoadedPart name="The invites" load={() => readOpenInvites(client.id)} />
            <div className={styles.card}>
              <InviteForm clientId={client.id} typed={typeof email === "string" ? email : undefined} />
            </div>
          </section>
        </div>
        <section className={styles.block} id="details" aria-labelledby="details-heading">
          <h2 id="details-heading">Details</h2>
          <div className={styles.card}>
            <ClientForm client={client} parameters={parameters} />
          </div>
        </section>
      </div>
    </div>
  );
}
