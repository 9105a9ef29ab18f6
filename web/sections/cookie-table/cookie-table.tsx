import { Button } from "#ui/button/button.tsx";
import styles from "./cookie-table.module.css";

type Cookie = { name: string; category: string; purpose: string; duration: string };

/** Every cookie of the site, and the button that changes the choice about them. */
export function CookieTable({ cookies }: { cookies: readonly Cookie[] }) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Kind</th>
            <th scope="col">Purpose</th>
            <th scope="col">Kept for</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, category, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label="Kind">{category}</td>
              <td data-label="Purpose">{purpose}</td>
              <td data-label="Kept for">{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="outline" data-act="settings">
        Cookie Settings
      </Button>
    </>
  );
}
