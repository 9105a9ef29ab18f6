import type { HeroQueryResult } from "schemas/generated/content.ts";
import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./proof.module.css";

type Clients = NonNullable<HeroQueryResult>["clients"];

/** The number of the first client that has one, and the marks of all. */
export async function Proof({ clients }: { clients: Clients }) {
  const { home } = await getTexts();
  const proven = clients?.find(({ headline }) => headline?.after);
  if (!clients?.length) return null;
  return (
    <div className={styles.proof}>
      {proven?.headline ? (
        <p className={styles.number}>
          <strong>{proven.headline.after}</strong>{" "}
          <span>
            {home.whose(proven.headline.label ?? "", proven.client ?? "")}
            {proven.headline.before ? <small>{home.before(proven.headline.before)}</small> : null}
          </span>
        </p>
      ) : null}
      <ul className={styles.marks} aria-label={home.clients}>
        {clients.map(({ _id, client, logo }) => (
          <li key={_id}>{logo?.asset ? <Picture source={logo} sizes="9rem" /> : client}</li>
        ))}
      </ul>
    </div>
  );
}
