import { newsKinds } from "schemas/requests/news-kinds.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import styles from "./notification-settings.module.css";

const labels: Record<(typeof newsKinds)[number], string> = {
  message: "Messages",
  update: "Updates",
  feedback: "Feedback and approvals",
  change_order: "Change orders",
  file: "Files",
  endorsement: "Showing a project on the website",
};

/** The boxes of what the signed-in user is mailed about. Throws an Error when the settings cannot be read. */
export async function renderMailChoices() {
  const client = await openSession();
  const data = await client
    .from("notification_settings")
    .select("mailed_kinds")
    .maybeSingle()
    .then(unwrap("The mail settings could not be read"));
  return (
    <fieldset className={styles.choices}>
      <legend>Email me about</legend>
      {newsKinds.map((kind) => (
        <label key={kind}>
          <input type="checkbox" name={kind} defaultChecked={data?.mailed_kinds.includes(kind) ?? true} />
          {labels[kind]}
        </label>
      ))}
    </fieldset>
  );
}
