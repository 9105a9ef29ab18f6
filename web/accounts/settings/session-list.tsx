import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { readSessions } from "./read-account.ts";
import styles from "./session-list.module.css";

export async function renderSessionList() {
  const [sessions, { formatDateTime }, texts] = await Promise.all([readSessions(), getFormats(), getTexts()]);
  const { sessions: words } = texts.account;
  return (
    <ul className={styles.list}>
      {sessions.map(({ id, device, used_at, is_current }) => (
        <li key={id}>
          <span>
            {describeDevice(device, words)}
            {is_current ? <Badge tone="good">{words.current}</Badge> : null}
          </span>
          <span className={styles.when}>{words.lastUsed(formatDateTime(used_at))}</span>
        </li>
      ))}
    </ul>
  );
}

function describeDevice(device: string | null, words: Texts["account"]["sessions"]): string {
  const [browser] = /Firefox|Edg|Chrome|Safari/.exec(device ?? "") ?? [];
  const [system] = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(device ?? "") ?? [];
  const name = browser === "Edg" ? "Edge" : (browser ?? words.unknownBrowser);
  return system ? words.device(name, system) : name;
}
