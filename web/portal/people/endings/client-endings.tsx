import type { ReactNode } from "react";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "../clients.module.css";
import type { Client } from "../stored-clients.ts";
import { isClientEmpty } from "./is-client-empty.ts";

/** How a client ends: archived and back, or deleted while nothing is in it. */
export async function renderClientEndings(client: Client) {
  const [isEmpty, { clientEndings: texts }] = await Promise.all([isClientEmpty(client.id), getTexts()]);
  const action = `/api/owner/clients/${client.id}/ending`;
  return (
    <>
      {client.archived_at ? (
        <Ending id="restore" texts={texts.restore} action={action}>
          <Button type="submit" name="action" value="restore" variant="secondary">
            {texts.restore.submit}
          </Button>
        </Ending>
      ) : (
        <Ending id="archive" texts={texts.archive} action={action}>
          <Switch name="withdraws" label={texts.archive.withdraws} hint={texts.archive.withdrawsHint} />
          <Asked name="archive" texts={texts.archive} client={client} />
        </Ending>
      )}
      {isEmpty ? (
        <Ending id="remove" texts={texts.remove} action={action}>
          <Asked name="remove" texts={texts.remove} client={client} />
        </Ending>
      ) : null}
    </>
  );
}

type EndingProps = {
  id: string;
  texts: { heading: string; words: string };
  action: string;
  children: ReactNode;
};

function Ending({ id, texts: { heading, words }, action, children }: EndingProps) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.facts}>{words}</p>
      <SavedForm action={action} label={heading} className={styles.card}>
        {children}
      </SavedForm>
    </section>
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
