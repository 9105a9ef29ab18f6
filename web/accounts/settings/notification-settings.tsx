import { mailedNews } from "schemas/requests/news-kinds.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./notification-settings.module.css";
import { readMailedKinds } from "./read-account.ts";

export async function renderMailChoices() {
  const [chosen, { account }] = await Promise.all([readMailedKinds(), getTexts()]);
  return (
    <fieldset className={styles.choices}>
      <legend>{account.mails.legend}</legend>
      {mailedNews.map((kind) => (
        <label key={kind}>
          <input type="checkbox" name={kind} defaultChecked={chosen?.includes(kind) ?? true} />
          {account.mails.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}
