import { getFormats } from "#formats/get-formats.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";

/** The next confirmed call. Throws an Error when it cannot be read. */
export async function renderNextCall({ clientId }: ClientScope) {
  const session = await openSession();
  const data = await session
    .rpc("next_call", { of_client: clientId ?? undefined })
    .then(unwrap("The next call could not be read"));
  const [call] = data;
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
      {clientId === null ? (
        <p>
          <ButtonLink href="/discovery-call" size="sm" variant="outline">
            Book a call
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
