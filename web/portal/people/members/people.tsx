import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "../clients.module.css";
import { AccountSwitch } from "./account-switch.tsx";
import { type Person, readPeople } from "./read-people.ts";

/** Who belongs to a client. */
export async function renderPeople(client: { id: string; name: string }) {
  const [people, { formatDate }, { people: texts }] = await Promise.all([
    readPeople(client.id),
    getFormats(),
    getTexts(),
  ]);
  if (people.length === 0) return <p className={styles.facts}>{texts.members.none}</p>;
  return (
    <>
      {people.some(({ sees_money, disabled_at }) => sees_money && !disabled_at) ? null : (
        <Notice tone="error">{texts.money.nobody}</Notice>
      )}
      <ul className={styles.rows}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            joined={formatDate(person.joined_at)}
            client={client}
            texts={texts}
          />
        ))}
      </ul>
    </>
  );
}

type PersonRowProps = {
  person: Person;
  joined: string;
  client: { id: string; name: string };
  texts: Texts["people"];
};

function PersonRow({ person, joined, client, texts: { members, account, money, twoStep } }: PersonRowProps) {
  const name = person.full_name || person.email;
  const action = `/api/owner/clients/${client.id}/people`;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {name}
          {person.sees_money ? <Badge>{money.sees}</Badge> : null}
          {person.hasFactor ? <Badge tone="good">{twoStep}</Badge> : null}
          {person.disabled_at ? <Badge tone="danger">{account.disabled}</Badge> : null}
        </h3>
        <p className={styles.facts}>
          <a href={`mailto:${encodeURIComponent(person.email)}`}>{person.email}</a>
          {person.phone ? `, ${person.phone}` : ""}
          {", "}
          {members.since(joined)}
        </p>
      </div>
      <div className={styles.actions}>
        <form action={action} method="post">
          <input type="hidden" name="userId" value={person.id} />
          <Button
            type="submit"
            name="action"
            value={person.sees_money ? "hide-money" : "show-money"}
            size="sm"
            variant="ghost"
            aria-label={(person.sees_money ? money.hideFrom : money.showTo)(name)}
          >
            {person.sees_money ? money.hide : money.show}
          </Button>
        </form>
        <AccountSwitch action={action} person={person} texts={account} />
        <form action={action} method="post">
          <input type="hidden" name="userId" value={person.id} />
          <ConfirmButton
            name="action"
            value="remove"
            size="sm"
            variant="outline"
            kind="danger"
            title={members.removeTitle(name)}
            question={members.removeQuestion(client.name)}
            confirmLabel={members.remove}
          >
            {members.remove}
          </ConfirmButton>
        </form>
      </div>
    </li>
  );
}
