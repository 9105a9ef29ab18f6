import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import type { Client } from "../stored-clients.ts";
import { Ending } from "./ending.tsx";
import { renderJoinForm } from "./join-form.tsx";
import { isEmpty, readClientContents } from "./read-client-contents.ts";

/** How a client ends: archived and back, joined into another, or deleted while nothing is in it. */
export async function renderClientEndings(client: Client) {
  const [contents, join, { clientEndings: texts }] = await Promise.all([
    readClientContents(client.id),
    renderJoinForm(client),
    getTexts(),
  ]);
  return (
    <>
      {client.archived_at ? (
        <Ending id="restore" texts={texts.restore} clientId={client.id}>
          <div>
            <Button type="submit" name="action" value="restore" variant="secondary">
              {texts.restore.submit}
            </Button>
          </div>
        </Ending>
      ) : (
        <Ending id="archive" texts={texts.archive} clientId={client.id}>
          <Switch name="withdraws" label={texts.archive.withdraws} hint={texts.archive.withdrawsHint} />
          <Asked name="archive" texts={texts.archive} client={client} />
        </Ending>
      )}
      {join}
      {isEmpty(contents) ? (
        <Ending id="remove" texts={texts.remove} clientId={client.id}>
          <Asked name="remove" texts={texts.remove} client={client} />
        </Ending>
      ) : null}
    </>
  );
}

type AskedProps = {
  name: "archive" | "remove";
  texts: Texts["clientEndings"]["archive" | "remove"];
  client: Client;
};

/** Nothing of it is done before the question is answered. */
function Asked({ name, texts, client }: AskedProps) {
  return (
    <div>
      <ConfirmButton
        name="action"
        value={name}
        variant="outline"
        kind={name === "remove" ? "danger" : "warning"}
        title={texts.title}
        question={texts.question(client.name)}
        confirmLabel={texts.confirm}
      >
        {texts.submit}
      </ConfirmButton>
    </div>
  );
}
