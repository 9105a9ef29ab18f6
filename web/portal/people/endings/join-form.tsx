import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "../clients.module.css";
import { mostClients, readOpenClients } from "../members/read-people.ts";
import type { Client } from "../stored-clients.ts";
import { Ending } from "./ending.tsx";
import { type ClientContents, readClientContents } from "./read-client-contents.ts";

/** To join a client into another, with what moves there said first; nothing where there is no other. */
export async function renderJoinForm(client: Client) {
  const [clients, contents, { formatList }, { clientEndings, people }] = await Promise.all([
    readOpenClients(),
    readClientContents(client.id),
    getFormats(),
    getTexts(),
  ]);
  const others = clients.filter(({ id }) => id !== client.id);
  if (others.length === 0) return "";
  const { join } = clientEndings;
  const kinds: (keyof ClientContents)[] = [
    "projects",
    "people",
    "invites",
    "pages",
    "messages",
    "plans",
    "invoices",
  ];
  const moving = kinds.filter((kind) => contents[kind] > 0).map((kind) => join.counts[kind](contents[kind]));
  return (
    <Ending id="join" texts={join} clientId={client.id}>
      <p>{moving.length > 0 ? join.moves(formatList(moving)) : join.movesNothing}</p>
      <Select
        label={join.kept}
        name="kept"
        defaultValue=""
        options={[
          { value: "", label: people.unlinked.choose },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {clients.length === mostClients ? <p className={styles.facts}>{join.onlyFirst(mostClients)}</p> : null}
      <div>
        <ConfirmButton
          name="action"
          value="join"
          variant="outline"
          kind="danger"
          title={join.title}
          question={join.question(client.name)}
          confirmLabel={join.confirm}
        >
          {join.submit}
        </ConfirmButton>
      </div>
    </Ending>
  );
}
