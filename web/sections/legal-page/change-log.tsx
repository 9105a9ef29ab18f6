import { getTexts } from "#texts/get-texts.ts";
import styles from "./legal-page.module.css";
import { LongDate } from "./long-date.tsx";

type Entry = { _key: string; version?: string; date?: string; text?: string };

/** What each version changed, in the owner's order. */
export async function ChangeLog({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  const { legal } = await getTexts();
  return (
    <section aria-labelledby="change-log">
      <h2 id="change-log" className={styles.heading}>
        {legal.changed}
      </h2>
      <dl className={styles.changes}>
        {entries.map(({ _key, version, date, text }) => (
          <div key={_key}>
            <dt>
              {legal.version(version ?? "")}
              {date ? (
                <>
                  {", "}
                  <LongDate value={date} />
                </>
              ) : null}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
