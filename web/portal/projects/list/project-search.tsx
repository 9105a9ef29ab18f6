import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import type { ProjectFilter } from "./project-filter.ts";
import styles from "./project-search.module.css";

export function ProjectSearch({ search, status }: ProjectFilter) {
  return (
    <search className={styles.search}>
      <form action="/dashboard/owner/projects" className={styles.form}>
        {status === "open" ? null : <input type="hidden" name="status" value={status} />}
        <Field
          label="Project or client"
          name="search"
          type="search"
          required
          maxLength={200}
          defaultValue={search}
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
    </search>
  );
}
