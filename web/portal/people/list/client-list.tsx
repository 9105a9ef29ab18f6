import { getTexts, type Texts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "../clients.module.css";
import { clientsPath } from "../clients-path.ts";
import { clientsPerPage, type ListedClient, readClients } from "./read-clients.ts";

export async function renderClientList({ search, page }: { search: string; page: number }) {
  const [{ clients, total }, { people }] = await Promise.all([readClients({ search, page }), getTexts()]);
  const { list } = people;
  const href = (other: number) =>
    `${clientsPath}?${new URLSearchParams({ ...(search && { q: search }), page: String(other) })}`;
  if (total === 0) {
    return search === "" ? (
      <Empty words={list.none} href={`${clientsPath}/new`} label={people.add} />
    ) : (
      <Empty words={list.nothing(search)} href={clientsPath} label={list.all} variant="outline" />
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} texts={list} />
        ))}
      </ul>
      <Pager page={page} pageSize={clientsPerPage} total={total} name={list.listed} href={href} />
    </>
  );
}

type ClientRowProps = { client: ListedClient; texts: Texts["people"]["list"] };

function ClientRow({ client: { id, name, website, people, openInvites }, texts }: ClientRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <PortalLink href={`${clientsPath}/${id}`}>{name}</PortalLink>
        </h3>
        <p className={styles.facts}>{website?.replace(/^https?:\/\/|\/$/g, "") ?? texts.noWebsite}</p>
      </div>
      <p className={styles.facts}>{texts.people(people, openInvites)}</p>
    </li>
  );
}

type EmptyProps = { words: string; href: string; label: string; variant?: "outline" };

function Empty({ words, href, label, variant }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p>{words}</p>
      <PortalButtonLink href={href} variant={variant}>
        {label}
      </PortalButtonLink>
    </div>
  );
}
