import { describeDevice, readDevice } from "#formats/describe-device.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { readSessions } from "./read-account.ts";
import styles from "./session-list.module.css";

export async function renderSessionList() {
  const [sessions, { formatDateTime, formatList }, texts] = await Promise.all([
    readSessions(),
    getFormats(),
    getTexts(),
  ]);
  const { sessions: words } = texts.account;
  return (
    <ul className={styles.list}>
      {sessions.map(({ id, device, started_at, used_at, is_current, methods }) => {
        const name = describeDevice(readDevice(device), words);
        const used = formatDateTime(used_at);
        return (
          <li key={id}>
            <div>
              <span>
                {name}
                {is_current ? <Badge tone="good">{words.current}</Badge> : null}
              </span>
              <p className={styles.when}>
                {words.lastUsed(used)}
                {", "}
                {words.begun(formatDateTime(started_at), formatList(describeMethods(methods, words.methods)))}
              </p>
            </div>
            {is_current ? null : (
              <form action={`/api/account/sessions/${id}`} method="post">
                <Button type="submit" size="sm" variant="outline" aria-label={words.endOf(name, used)}>
                  {words.end}
                </Button>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Words = Texts["account"]["sessions"]["methods"];

/** What the sign-in service calls them, hosted and embedded; what is not here, such as a renewal, was no proof. */
const known: Record<string, keyof Words> = {
  password: "password",
  otp: "mailed",
  magiclink: "mailed",
  recovery: "mailed",
  invite: "mailed",
  "email/signup": "mailed",
  email_change: "mailed",
  totp: "app",
  passkey: "passkey",
};

/** How a session was begun, each way once, in the order in which it was proven. */
function describeMethods(methods: string[], words: Words): string[] {
  return [...new Set(methods.flatMap((method) => known[method] ?? []))].map((method) => words[method]);
}
