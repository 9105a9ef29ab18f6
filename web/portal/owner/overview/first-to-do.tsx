import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./first-to-do.module.css";
import { readFirst } from "./read-waiting.ts";
import { waitingPath } from "./waiting-path.ts";

/** One sentence above all cards: what to do before anything else, and the way to it. */
export async function renderFirstToDo() {
  const [found, { formatAge }, { overview }] = await Promise.all([readFirst(), getFormats(), getTexts()]);
  const { first } = overview;
  if (!found) return <p className={styles.first}>{first.nothing}</p>;
  const { card, item } = found;
  const name =
    item.kind === "message" ? item.project_name : item.title || item.client_name || first.mailToYou;
  const href =
    item.kind === "person" || item.kind === "mail" ? waitingPath(card) : linkTo(item.kind, "owner", item);
  return (
    <p className={styles.first}>
      {first.label} <PortalLink href={href}>{first.acts[card](name)}</PortalLink>{" "}
      <span className={styles.age}>{formatAge(item.since, new Date())}</span>
    </p>
  );
}
