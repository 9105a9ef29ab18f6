import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "../clients.module.css";
import { clientsPath } from "../clients-path.ts";
import { clientsPerPage, type ListedClient, listClients } from "./list-clients.ts";

export async function renderClientList({ search, page }: { search: string; page: number }) {
  const { clients, total } = await listClients({ search, page });
  const href = (other: number) =>
    `${clientsPath}?${new URLSearchParams({ ...(search && { q: search }), page: String(other) })}`;
  if (total === 0) return search === "" ? <NoClients /> : <NothingFound search={search} />;
  return (
    <>
      <ul className={styles.rows}>
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} />
        ))}
      </ul>
      <Pager page={page} pageSize={clientsPerPage} total={total} name="clients" href={href} />
    </>
  );
}

function ClientRow({ client: { id, name, website, people, openInvites } }: { client: ListedClient }) {
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <PortalLink href={`${clientsPath}/${id}`}>{name}</PortalLink>
        </h3>
        <p className={styles.facts}>{website?.replace(/^https?:\/\/|\/$/g, "") ?? "No website"}</p>
      </div>
      <p className={styles.facts}>
        {people === 0 ? "Nobody yet" : `${people} ${people === 1 ? "person" : "people"}`}
        {openInvites > 0 ? `, ${openInvites} invited` : ""}
      </p>
    </li>
  );
}

function NoClients() {
  return (
    <div className={styles.empty}>
      <p>There are no clients yet.</p>
      <PortalButtonLink href={`${clientsPath}/new`}>Add a client</PortalButtonLink>
    </div>
  );
}

function NothingFound({ search }: { search: string }) {
  return (
    <div className={styles.empty}>
      <p>No client has “{search}” in its name.</p>
      <PortalButtonLink href={clientsPath} variant="outline">
        Show all clients
      </PortalButtonLink>
    </div>
  );
}
