import { getFormats } from "#formats/get-formats.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import styles from "../clients.module.css";
import { AccountSwitch } from "./account-switch.tsx";
import { type Person, readPeople } from "./read-people.ts";

/** Who belongs to a client. */
export async function renderPeople(client: { id: string; name: string }) {
  const { formatDate } = await getFormats();
  const people = await readPeople(client.id);
  if (people.length === 0) {
    return <p className={styles.facts}>Nobody belongs to this client yet. Invite the first person below.</p>;
  }
  return (
    <ul className={styles.rows}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} joined={formatDate(person.joined_at)} client={client} />
      ))}
    </ul>
  );
}

type PersonRowProps = { person: Person; joined: string; client: { id: string; name: string } };

function PersonRow({ person, joined, client }: PersonRowProps) {
  const name = person.full_name || person.email;
  const action = `/api/owner/clients/${client.id}/people`;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {name}
          {person.disabled_at ? <Badge tone="danger">Disabled</Badge> : null}
        </h3>
        <p className={styles.facts}>
          <a href={`mailto:${encodeURIComponent(person.email)}`}>{person.email}</a>
          {person.phone ? `, ${person.phone}` : ""}, since {joined}
        </p>
      </div>
      <div className={styles.actions}>
        <AccountSwitch action={action} person={person} />
        <form action={action} method="post">
          <input type="hidden" name="userId" value={person.id} />
          <ConfirmButton
            name="action"
            value="remove"
            size="sm"
            variant="outline"
            kind="danger"
            title={`Remove ${name}?`}
            question={`They no longer see the projects of ${client.name}. The account stays, and you can invite them again.`}
            confirmLabel="Remove"
          >
            Remove
          </ConfirmButton>
        </form>
      </div>
    </li>
  );
}
