import { openSession } from "#supabase/open-session.ts";
import styles from "./session-list.module.css";

/** Where the account is signed in, the one in use last first. */
export async function SessionList() {
  const client = await openSession();
  const { data, error } = await client.rpc("my_sessions");
  if (error) throw new Error("The sessions could not be read", { cause: error });
  const when = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeStyle: "short" });
  return (
    <ul className={styles.list}>
      {data.map(({ id, device, used_at, is_current }) => (
        <li key={id}>
          {describeDevice(device)}, last used {when.format(new Date(used_at))}
          {is_current ? " (this one)" : ""}
        </li>
      ))}
    </ul>
  );
}

function describeDevice(device: string | null): string {
  const [browser] = /Firefox|Edg|Chrome|Safari/.exec(device ?? "") ?? [];
  const [system] = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(device ?? "") ?? [];
  return [browser === "Edg" ? "Edge" : (browser ?? "A browser"), system].filter(Boolean).join(" on ");
}
