import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { messagePath } from "../messages/message-views.ts";
import styles from "./doubtful-line.module.css";
import { readDoubtful } from "./stored-doubtful.ts";

const overviewPage = "/dashboard/owner";
const doubtfulCalls = `${overviewPage}/calls?status=doubtful`;
const mostNamed = 50;
const notSpam = {
  message: { path: "messages", action: "new" },
  call: { path: "calls", action: "release" },
} as const;

/** What may be spam or a lead, in one calm line; by name where it is not a flood. Nothing when there is none. */
export async function renderDoubtfulLine() {
  const [{ messages, calls, set_aside, of_a_day, newest }, { formatList, formatAge }, { requests }] =
    await Promise.all([readDoubtful(), getFormats(), getTexts()]);
  if (messages + calls + set_aside === 0) return "";
  const { doubtful } = requests;
  const now = new Date();
  const counts = [messages > 0 && doubtful.messages(messages), calls > 0 && doubtful.calls(calls)].filter(
    (words) => words !== false,
  );
  return (
    <div className={styles.line}>
      {counts.length > 0 ? (
        <p className={styles.sentence}>
          <span>{doubtful.sentence(formatList(counts))}</span>
          {messages > 0 ? (
            <PortalLink href={`${overviewPage}/messages?status=doubtful`}>{doubtful.openMessages}</PortalLink>
          ) : null}
          {calls > 0 ? <PortalLink href={doubtfulCalls}>{doubtful.openCalls}</PortalLink> : null}
        </p>
      ) : null}
      {counts.length > 0 && of_a_day <= mostNamed ? (
        <ul className={styles.names} aria-label={doubtful.part}>
          {newest.map(({ kind, id, name, created_at }) => (
            <li key={id}>
              <PortalLink
                href={kind === "message" ? messagePath(id) : `${doubtfulCalls}#${id}`}
                className={styles.name}
              >
                {name}
              </PortalLink>
              <span>{formatAge(created_at, now)}</span>
              <SavedForm action={`/api/owner/${notSpam[kind].path}/${id}`}>
                <input type="hidden" name="from" value={overviewPage} />
                <Button
                  type="submit"
                  size="sm"
                  variant="outline"
                  name="action"
                  value={notSpam[kind].action}
                  aria-label={doubtful.notSpamNamed(name)}
                >
                  {doubtful.notSpam}
                </Button>
              </SavedForm>
            </li>
          ))}
        </ul>
      ) : null}
      {set_aside > 0 ? (
        <p>
          <PortalLink href={`${overviewPage}/messages?status=spam`} className={styles.alone}>
            {doubtful.setAside(set_aside)}
          </PortalLink>
        </p>
      ) : null}
    </div>
  );
}
