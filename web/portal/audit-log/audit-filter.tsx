import { openSession } from "#supabase/open-session.ts";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./audit-log.module.css";
import { tableWords } from "./describe-entry.ts";

const mostPeople = 300;

/** Chooses whose changes, and to what. Throws an Error when the people cannot be read. */
export async function AuditFilterForm({ person, table }: { person: string; table: string }) {
  const session = await openSession();
  const { data, error } = await session
    .from("users")
    .select("id, full_name, email")
    .order("role")
    .order("full_name")
    .limit(mostPeople);
  if (error) throw new Error(`The people could not be read (${error.code || "no answer"})`);
  return (
    <form className={styles.filter}>
      <Select label="Who" name="person" defaultValue={person} required={false}>
        <option value="">Everybody</option>
        <option value="nobody">The site, or a deleted account</option>
        {data.map(({ id, full_name, email }) => (
          <option key={id} value={id}>
            {full_name ? `${full_name} (${email})` : email}
          </option>
        ))}
      </Select>
      <Select label="What" name="table" defaultValue={table}>
        <option value="">Everything</option>
        {Object.entries(tableWords).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
