import { readOwnClients } from "#billing/read-billing-clients.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./colleagues.module.css";
import { readColleagues } from "./read-colleagues.ts";

/** Who belongs to the clients of somebody, and who of them sees their money, which whoever does may change. */
export async function renderColleagues(user: SessionUser) {
  const [clients, { account }] = await Promise.all([readOwnClients(user.id), getTexts()]);
  if (clients.length === 0) return <p>{account.colleagues.none}</p>;
  return await Promise.all(
    clients.map(async (client) => {
      const people = await readColleagues(client.id);
      return (
        <div key={client.id} className={styles.client}>
          {clients.length > 1 ? <h3>{client.name}</h3> : null}
          <ul className={styles.list}>
            {people.map((person) => (
              <Colleague
                key={person.user_id}
                person={person}
                isSelf={person.user_id === user.id}
                action={client.seesMoney && people.length > 1 ? `/api/people/${client.id}` : null}
                texts={account.colleagues}
              />
            ))}
          </ul>
        </div>
      );
    }),
  );
}

type ColleagueProps = {
  person: { user_id: string; name: string; sees_money: boolean };
  isSelf: boolean;
  /** Where the tick is changed; null for whoever may not, and where nobody else could have it. */
  action: string | null;
  texts: Texts["account"]["colleagues"];
};

function Colleague({ person: { user_id, name, sees_money }, isSelf, action, texts }: ColleagueProps) {
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        {isSelf ? texts.you(name) : name}
        {sees_money ? <Badge>{texts.sees}</Badge> : null}
      </p>
      {action ? (
        <form action={action} method="post">
          <input type="hidden" name="userId" value={user_id} />
          <Button
            type="submit"
            name="action"
            value={sees_money ? "hide-money" : "show-money"}
            size="sm"
            variant="outline"
            aria-label={(sees_money ? texts.hideFrom : texts.showTo)(name)}
          >
            {sees_money ? texts.hide : texts.show}
          </Button>
        </form>
      ) : null}
    </li>
  );
}
