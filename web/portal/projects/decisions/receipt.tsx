import type { ReactNode } from "react";
import { readFrozenPrice } from "schemas/currency-units.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PrintButton } from "#ui/print-button/print-button.client.tsx";
import { projectPath } from "../project-path.ts";
import type { Project } from "../read-project.ts";
import { decisionTones } from "./decision-words.ts";
import type { Receipt as FrozenReceipt } from "./read-decisions.ts";
import styles from "./receipt.module.css";

type ReceiptProps = { project: Project; receipt: FrozenReceipt };

/** A decision as it was made, to read, to print, and to check. */
export async function Receipt({ project, receipt }: ReceiptProps) {
  const { snapshot, decision, subject_type } = receipt;
  const [{ formatDate, formatDateTime, formatOrderPrice }, { changeOrders, decisions }, settings] =
    await Promise.all([getFormats(), getTexts(), getSiteSettings()]);
  const texts = decisions.receipt;
  const { done } = decisions.of[decision];
  const price = readFrozenPrice(snapshot);
  const isOrder = subject_type === "change_order";
  const tab = isOrder ? "change-orders" : "feedback";
  return (
    <article className={styles.receipt} aria-labelledby="receipt">
      <header className={styles.header}>
        <p className={styles.agency}>{settings?.agencyName}</p>
        <p className={styles.kind}>{isOrder ? texts.order(String(snapshot.number)) : texts.feedback}</p>
        <h2 id="receipt">{snapshot.title}</h2>
        <Badge tone={decisionTones[decision]}>{done}</Badge>
      </header>
      {receipt.isIntact ? null : <Notice tone="error">{texts.broken}</Notice>}
      <dl className={styles.facts}>
        <Fact name={texts.project}>{texts.projectOf(project.name, project.clientName)}</Fact>
        <Fact name={done}>
          {texts.by(receipt.decided_by_name, formatDateTime(receipt.decided_at, "long", "long"))}
        </Fact>
        {isOrder ? (
          <>
            <Fact name={texts.price}>{price ? formatOrderPrice(price.amount, price.currency) : null}</Fact>
            <Fact name={texts.schedule}>{changeOrders.days(Number(snapshot.days_delta))}</Fact>
            <Fact name={texts.validUntil}>{formatDate(String(snapshot.valid_until))}</Fact>
          </>
        ) : null}
        {snapshot.link_url ? <Fact name={texts.link}>{snapshot.link_url}</Fact> : null}
        {snapshot.body || snapshot.reason ? (
          <Fact name={isOrder ? texts.reason : texts.text}>{snapshot.body || snapshot.reason}</Fact>
        ) : null}
        {receipt.comment ? <Fact name={texts.comment}>{receipt.comment}</Fact> : null}
        <Fact name={texts.hash}>
          <code>{receipt.snapshot_sha256}</code>
        </Fact>
      </dl>
      <p className={styles.note}>
        {texts.note((words) => (
          <a key="json" href={`/api/projects/${project.id}/receipts/${receipt.id}`}>
            {words}
          </a>
        ))}
      </p>
      <p className={styles.actions}>
        <PrintButton>{texts.print}</PrintButton>
        <PortalButtonLink href={projectPath(project.id, tab)} variant="outline">
          {isOrder ? texts.backToOrders : texts.backToFeedback}
        </PortalButtonLink>
      </p>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
