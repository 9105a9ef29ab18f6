import { getTexts, type Texts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Views } from "#ui/views/views.tsx";
import styles from "../clients.module.css";
import { clientsPath } from "../clients-path.ts";
import { type ClientFilter, clientsPerPage, type ListedClient, readClients } from "./read-clients.ts";

export async function renderClientList(filter: ClientFilter) {
  const [{ clients, total }, { people }] = await Promise.all([readClients(filter), getTexts()]);
  const { page } = filter;
  const { list } = people;
  return (
    <>
      <Views
        name={list.states}
        views={[false, true].map((isArchived) => ({
          href: clientListPath({ ...filter, isArchived, page: 1 }),
          words: isArchived ? list.archived : list.open,
          isOpen: isArchived === filter.isArchived,
        }))}
      />
      {total === 0 ? <NothingFound filter={filter} texts={people} /> : null}
      {total === 0 ? null : (
        <ul className={styles.rows}>
          {clients.map((client) => (
            <ClientRow key={client.id} client={client} texts={list} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageSize={clientsPerPage}
        total={total}
        name={list.listed}
        href={(other) => clientListPath({ ...filter, page: other })}
      />
    </>
  );
}

function clientListPath({ search, isArchived, page }: ClientFilter): string {
  const parameters = new URLSearchParams({
    ...(search && { q: search }),
    ...(isArchived && { status: "archived" }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `${clientsPath}?${parameters}` : clientsPath;
}

function NothingFound({ filter, texts }: { filter: ClientFilter; texts: Texts["people"] }) {
  const { list, add } = texts;
  const { search, isArchived } = filter;
  if (search !== "" || isArchived) {
    const words = search === "" ? list.noneArchived : list.nothing(search);
    return <Empty words={words} href={clientsPath} label={list.all} variant="outline" />;
  }
  return <Empty words={list.none} href={`${clientsPath}/new`} label={add} />;
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
