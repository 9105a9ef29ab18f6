import { getFormats } from "#formats/get-formats.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { readSessions } from "./read-account.ts";
import styles from "./session-list.module.css";

export async function renderSessionList() {
  const sessions = await readSessions();
  const { formatDateTime } = await getFormats();
  return (
    <ul className={styles.list}>
      {sessions.map(({ id, device, used_at, is_current }) => (
        <li key={id}>
          <span>
            {describeDevice(device)}
            {is_current ? <Badge tone="good">This one</Badge> : null}
          </span>
          <span className={styles.when}>Last used {formatDateTime(used_at)}</span>
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
