import { getFormats } from "#formats/get-formats.ts";
import { SayStepDone } from "#portal/projects/next-step/say-step-done.tsx";
import { readWaiting } from "#portal/waiting/read-waiting.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import type { ClientScope } from "../client-scope.ts";
import styles from "./action-items.module.css";
import { type ActionItem, describeItem, orderItems } from "./describe-item.ts";

/** What waits for the client. */
export async function renderActionItems({ clientId }: ClientScope) {
  const [waiting, formats, { clientDashboard }] = await Promise.all([
    readWaiting("client", clientId),
    getFormats(),
    getTexts(),
  ]);
  const { needs } = clientDashboard;
  if (waiting.length === 0) return <p className={styles.nothing}>{needs.none}</p>;
  return (
    <ul className={styles.list}>
      {orderItems(waiting).map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <ActionItemLine
            item={describeItem(item, formats, needs)}
            texts={needs}
            isReadOnly={clientId !== null}
          />
        </li>
      ))}
    </ul>
  );
}

type ActionItemLineProps = {
  item: ActionItem;
  texts: Texts["clientDashboard"]["needs"];
  isReadOnly: boolean;
};

function ActionItemLine({ item, texts, isReadOnly }: ActionItemLineProps) {
  const { asked, title, place, href, act, step } = item;
  return (
    <div className={styles.item}>
      <span className={styles.kind}>{asked}</span>
      {isReadOnly ? <strong>{title}</strong> : <PortalLink href={href}>{title}</PortalLink>}
      <span className={styles.place}>{place}</span>
      {act && !isReadOnly ? (
        <span className={styles.act}>
          <PortalButtonLink
            href={act.href}
            size="xs"
            variant="on-dark"
            aria-label={texts.actNamed(act.label, title)}
          >
            {act.label}
          </PortalButtonLink>
        </span>
      ) : null}
      {step?.reply ? <SentBack reply={step.reply} /> : null}
      {step && !isReadOnly ? (
        <div className={styles.act}>
          <SayStepDone projectId={step.projectId} step={title} from={dashboardPath("client")} isOnDark />
        </div>
      ) : null}
    </div>
  );
}

/** Why the owner sent a step back. */
async function SentBack({ reply }: { reply: string }) {
  const { doneStep } = await getTexts();
  return (
    <p className={styles.reply} dir="auto">
      {doneStep.sentBack(reply)}
    </p>
  );
}
