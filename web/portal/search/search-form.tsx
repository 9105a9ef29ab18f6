import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = { label: string; words: string; placeholder: string };

/** Asks its own page by the address, so it works without script and an answer can be linked to. */
export async function SearchForm({ label, words, placeholder }: SearchFormProps) {
  const { search } = await getTexts();
  return (
    <search>
      <form className={styles.search}>
        <label htmlFor="page-search">{label}</label>
        <div className={styles.line}>
          <Icon name="search" />
          <input
            id="page-search"
            name="q"
            type="search"
            defaultValue={words}
            maxLength={100}
            placeholder={placeholder}
            autoComplete="off"
          />
          <Button type="submit">{search.submit}</Button>
        </div>
      </form>
    </search>
  );
}
