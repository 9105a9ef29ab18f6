import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { clientDocBodyLength, clientDocTitleLength } from "schemas/requests/client-doc.ts";
import { ClientDocForm } from "#forms/client-doc/client-doc-form.client.tsx";
import { listClientChoices } from "#portal/your-site/read-client-docs.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";
import styles from "../../documentation.module.css";

export const metadata: Metadata = { title: "New page" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewClientDoc({ searchParams }: Props) {
  const user = await requireUser("/documentation/your-site/new");
  if (user.role !== "owner") return <MissingPage />;
  const { client } = await searchParams;
  const clients = await listClientChoices();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>New page</h1>
        <p>For one client: where things are, whom to call, how to do something on their site.</p>
      </header>
      <ClientDocForm
        action="/api/owner/client-docs"
        limits={{ title: clientDocTitleLength, body: clientDocBodyLength }}
      >
        <input type="hidden" name="request_key" value={randomUUID()} />
        <label className={styles.choice}>
          Client
          <select name="client_id" required defaultValue={typeof client === "string" ? client : ""}>
            <option value="">Choose a client</option>
            {clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </ClientDocForm>
    </div>
  );
}
