import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./audit-log.module.css";
import { tableWords } from "./describe-entry.ts";
import { readPeople } from "./read-audit-log.ts";

const everybody = [
  { value: "", label: "Everybody" },
  { value: "nobody", label: "The site, or a deleted account" },
];
const everything = { value: "", label: "Everything" };
const kinds = Object.entries(tableWords).map(([value, label]) => ({ value, label }));

export async function renderAuditFilter({ person, table }: { person: string; table: string }) {
  const people = (await readPeople()).map(({ id, full_name, email }) => ({
    value: id,
    label: full_name ? `${full_name} (${email})` : email,
  }));
  return (
    <form className={styles.filter}>
      <Select label="Who" name="person" defaultValue={person} options={[...everybody, ...people]} />
      <Select label="What" name="table" defaultValue={table} options={[everything, ...kinds]} />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
