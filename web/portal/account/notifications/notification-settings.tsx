import { newsKinds } from "schemas/requests/news-kinds.ts";
import { readMailedKinds } from "../read-account.ts";
import styles from "./notification-settings.module.css";

const labels: Record<(typeof newsKinds)[number], string> = {
  message: "Messages",
  update: "Updates",
  feedback: "Feedback and approvals",
  change_order: "Change orders",
  file: "Files",
  endorsement: "Showing a project on the website",
};

export async function renderMailChoices() {
  const chosen = await readMailedKinds();
  return (
    <fieldset className={styles.choices}>
      <legend>Email me about</legend>
      {newsKinds.map((kind) => (
        <label key={kind}>
          <input type="checkbox" name={kind} defaultChecked={chosen?.includes(kind) ?? true} />
          {labels[kind]}
        </label>
      ))}
    </fieldset>
  );
}
