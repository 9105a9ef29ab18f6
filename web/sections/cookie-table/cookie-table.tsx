import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./cookie-table.module.css";

type CookieTableProps = {
  cookies: { name: string; kind: string; purpose: string; duration: string }[];
  /** Whether there is a choice about them. */
  isAsked: boolean;
  texts: Texts["consent"]["table"];
};

/** Every cookie of the site, and the button that changes the choice about them. */
export function CookieTable({ cookies, isAsked, texts }: CookieTableProps) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.purpose}</th>
            <th scope="col">{texts.duration}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, kind, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label={texts.kind}>{kind}</td>
              <td data-label={texts.purpose}>{purpose}</td>
              <td data-label={texts.duration}>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isAsked ? (
        <Button variant="outline" data-act="settings">
          {texts.settings}
        </Button>
      ) : null}
    </>
  );
}
