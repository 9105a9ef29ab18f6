import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import type { SectionContent } from "../section-content.ts";
import styles from "./proof.module.css";

export type Clients = SectionContent<"clients">;

/** What changed for the first client who can say it in a number. */
export async function ProofNumber({ clients }: { clients: Clients }) {
  const { work } = await getTexts();
  const proven = clients?.find(({ headline }) => headline?.after);
  if (!proven?.headline) return null;
  const { label, before, after } = proven.headline;
  return (
    <p className={styles.number}>
      <strong>{after}</strong>{" "}
      <span>
        {[label, proven.client].filter(Boolean).join(", ")}
        {before ? <small>{work.instead(before)}</small> : null}
      </span>
    </p>
  );
}

/** The marks of those whose work is shown further down. */
export async function ClientMarks({ clients }: { clients: Clients }) {
  const { home } = await getTexts();
  if (!clients?.length) return null;
  return (
    <ul className={styles.marks} aria-label={home.clients}>
      {clients.map(({ _id, client, logo }) => (
        <li key={_id}>{logo?.asset ? <Picture source={logo} sizes="9rem" /> : client}</li>
      ))}
    </ul>
  );
}
