import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./guide-search.module.css";

/** Asks the page itself, so it works without script and an answer can be linked to. */
export function GuideSearch({ words }: { words: string }) {
  return (
    <search>
      <form className={styles.search} action="/documentation">
        <label htmlFor="guide-search">Search the documentation</label>
        <div className={styles.line}>
          <Icon name="search" />
          <input
            id="guide-search"
            name="q"
            type="search"
            defaultValue={words}
            maxLength={100}
            placeholder="Try “approve” or “invoice”"
            autoComplete="off"
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
}
