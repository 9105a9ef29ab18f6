import { getFormats } from "#formats/get-formats.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";
import { readNextCall } from "./read-dashboard.ts";

export async function renderNextCall(scope: ClientScope) {
  const call = await readNextCall(scope);
  if (call) {
    const { formatCallTime } = await getFormats();
    return (
      <>
        <p>{formatCallTime(call.starts_at, call.time_zone)}</p>
        <p className={styles.words}>To move or cancel it, use the link in the email that confirmed it.</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.words}>No call is planned.</p>
      {scope.clientId === null ? (
        <p>
          <ButtonLink href="/discovery-call" size="sm" variant="outline">
            Book a call
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
