import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import type { ProjectFilter } from "./project-filter.ts";
import styles from "./project-search.module.css";

export async function ProjectSearch({ search, status }: ProjectFilter) {
  const { search: texts } = (await getTexts()).projectList;
  return (
    <search className={styles.search}>
      <form action="/dashboard/owner/projects" className={styles.form}>
        {status === "open" ? null : <input type="hidden" name="status" value={status} />}
        <Field
          label={texts.label}
          name="search"
          type="search"
          required
          maxLength={200}
          defaultValue={search}
        />
        <Button type="submit" variant="outline">
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}
