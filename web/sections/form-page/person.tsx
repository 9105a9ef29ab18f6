import { faceOf } from "#sanity/around-hotspot.ts";
import { Picture } from "#sanity/picture.tsx";
import type { SiteSettings } from "#site/site-settings.ts";
import styles from "./person.module.css";

type PersonProps = {
  greeting: string;
  name: string | null | undefined;
  portrait: NonNullable<SiteSettings>["portrait"] | undefined;
};

/** Who reads what is sent, with a face; nothing until both are there. */
export function Person({ greeting, name, portrait }: PersonProps) {
  if (!name || !portrait?.asset) return null;
  return (
    <div className={styles.person}>
      <Picture source={faceOf(portrait)} sizes="5rem" ratio={1} isDecoration className={styles.face} />
      <p>
        {greeting}
        <strong>{name}</strong>
      </p>
    </div>
  );
}
