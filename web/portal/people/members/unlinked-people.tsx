import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { Select } from "#ui/select/select.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "../clients.module.css";
import { clientsPath } from "../clients-path.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { mostClients, readUnlinkedPeople, unlinkedPerPage } from "./read-people.ts";

const endpoint = "/api/owner/unlinked-people";

export async function renderUnlinkedPeople(page: number) {
  const [{ people, clients }, { formatDate }, { people: texts }] = await Promise.all([
    readUnlinkedPeople(page),
    getFormats(),
    getTexts(),
  ]);
  const { unlinked } = texts;
  if (people.length === 0) return <p className={styles.facts}>{unlinked.none}</p>;
  const options = [
    { value: "", label: unlinked.choose },
    ...clients.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <ul className={styles.rows}>
        {people.map((person) => (
          <UnlinkedPerson
            key={person.id}
            person={person}
            day={formatDate(person.left_at ?? person.created_at)}
            clients={options}
            texts={texts}
          />
        ))}
      </ul>
      {clients.length === mostClients ? (
        <p className={styles.facts}>{unlinked.onlyFirst(mostClients)}</p>
      ) : null}
      <Pager
        page={page}
        pageSize={unlinkedPerPage}
        name={unlinked.listed}
        total={people[0]?.total ?? 0}
        href={(other) => `${clientsPath}?people=${other}#unlinked`}
      />
    </>
  );
}

type UnlinkedPersonProps = {
  person: {
    id: string;
    full_name: string;
    email: string;
    disabled_at: string | null;
    left_at: string | null;
  };
  day: string;
  clients: { value: string; label: string }[];
  texts: Texts["people"];
};

function UnlinkedPerson({ person, day, clients, texts: { unlinked, account, money } }: UnlinkedPersonProps) {
  const name = person.full_name || person.email;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {name}
          {person.disabled_at ? <Badge tone="danger">{account.disabled}</Badge> : null}
        </h3>
        <p className={styles.facts}>{(person.left_at ? unlinked.left : unlinked.facts)(person.email, day)}</p>
      </div>
      <div className={styles.actions}>
        {person.disabled_at ? null : (
          <form action={endpoint} method="post" className={styles.link}>
            <input type="hidden" name="userId" value={person.id} />
            <Select
              label={unlinked.clientOf(name)}
              id={`client-of-${person.id}`}
              name="clientId"
              required
              defaultValue=""
              options={clients}
            />
            <Switch name="sees_money" id={`money-of-${person.id}`} label={money.seesNamed(name)} />
            <Button type="submit" name="action" value="link" variant="outline">
              {unlinked.link}
            </Button>
          </form>
        )}
        <AccountSwitch action={endpoint} person={person} texts={account} />
      </div>
    </li>
  );
}
