import { getFormats } from "#formats/get-formats.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "../clients.module.css";
import { clientsPath } from "../clients-path.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { mostClients, readUnlinkedPeople, unlinkedPerPage } from "./read-people.ts";

const endpoint = "/api/owner/unlinked-people";

export async function renderUnlinkedPeople(page: number) {
  const { formatDate } = await getFormats();
  const { people, clients } = await readUnlinkedPeople(page);
  if (people.length === 0) {
    return <p className={styles.facts}>Everybody who signed up belongs to a client.</p>;
  }
  const options = [
    { value: "", label: "Choose a client…" },
    ...clients.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <ul className={styles.rows}>
        {people.map((person) => (
          <UnlinkedPerson
            key={person.id}
            person={person}
            day={formatDate(person.created_at)}
            clients={options}
          />
        ))}
      </ul>
      {clients.length === mostClients ? (
        <p className={styles.facts}>
          Only the first {mostClients} clients are listed. To add somebody to another one, open that client
          and invite their address.
        </p>
      ) : null}
      <Pager
        page={page}
        pageSize={unlinkedPerPage}
        name="people"
        total={people[0]?.total ?? 0}
        href={(other) => `${clientsPath}?people=${other}#unlinked`}
      />
    </>
  );
}

type UnlinkedPersonProps = {
  person: { id: string; full_name: string; email: string; disabled_at: string | null };
  day: string;
  clients: { value: string; label: string }[];
};

function UnlinkedPerson({ person, day, clients }: UnlinkedPersonProps) {
  const name = person.full_name || person.email;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {name}
          {person.disabled_at ? <Badge tone="danger">Disabled</Badge> : null}
        </h3>
        <p className={styles.facts}>
          {person.email}, signed up {day}
        </p>
      </div>
      <div className={styles.actions}>
        {person.disabled_at ? null : (
          <form action={endpoint} method="post" className={styles.link}>
            <input type="hidden" name="userId" value={person.id} />
            <Select
              label={`Client of ${name}`}
              id={`client-of-${person.id}`}
              name="clientId"
              required
              defaultValue=""
              options={clients}
            />
            <Button type="submit" name="action" value="link" variant="outline">
              Link
            </Button>
          </form>
        )}
        <AccountSwitch action={endpoint} person={person} />
      </div>
    </li>
  );
}
