import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { formatDays } from "../change-orders/change-order-state.ts";
import { projectPath } from "../project-path.ts";
import type { Project } from "../read-project.ts";
import { decisionWords } from "./decision-words.ts";
import { PrintButton } from "./print-button.client.tsx";
import type { Receipt as FrozenReceipt } from "./read-decisions.ts";
import styles from "./receipt.module.css";

type ReceiptProps = { project: Project; receipt: FrozenReceipt };

/** A decision as it was made, to read, to print, and to check. */
export async function Receipt({ project, receipt }: ReceiptProps) {
  const { formatDate, formatDateTime, formatMoney } = await getFormats();
  const { snapshot, decision, subject_type } = receipt;
  const settings = await getSiteSettings();
  const isOrder = subject_type === "change_order";
  const tab = isOrder ? "change-orders" : "feedback";
  return (
    <article className={styles.receipt} aria-labelledby="receipt">
      <header className={styles.header}>
        <p className={styles.agency}>{settings?.agencyName}</p>
        <p className={styles.kind}>{isOrder ? `Change order #${snapshot.number}` : "Feedback"}</p>
        <h2 id="receipt">{snapshot.title}</h2>
        <Badge tone={decisionWords[decision].tone}>{decisionWords[decision].done}</Badge>
      </header>
      {receipt.isIntact ? null : (
        <Notice tone="error">What is stored no longer matches the recorded hash.</Notice>
      )}
      <dl className={styles.facts}>
        <Fact name="Project">
          {project.name}, {project.clientName}
        </Fact>
        <Fact name={decisionWords[decision].done}>
          by {receipt.decided_by_name}, {formatDateTime(receipt.decided_at, "long", "long")}
        </Fact>
        {isOrder ? (
          <>
            <Fact name="Price">{formatMoney(Number(snapshot.price_cents), String(snapshot.currency))}</Fact>
            <Fact name="Schedule">{formatDays(Number(snapshot.days_delta))}</Fact>
            <Fact name="Valid until">{formatDate(String(snapshot.valid_until))}</Fact>
          </>
        ) : null}
        {snapshot.link_url ? <Fact name="Link">{snapshot.link_url}</Fact> : null}
        {snapshot.body || snapshot.reason ? (
          <Fact name={isOrder ? "Reason" : "Text"}>{snapshot.body || snapshot.reason}</Fact>
        ) : null}
        {receipt.comment ? <Fact name="Comment">{receipt.comment}</Fact> : null}
        <Fact name="SHA-256">
          <code>{receipt.snapshot_sha256}</code>
        </Fact>
      </dl>
      <p className={styles.note}>
        These are the words as they were decided about. They cannot be changed any more; the SHA-256 is that
        of the <a href={`/api/projects/${project.id}/receipts/${receipt.id}`}>receipt as JSON</a>, and shows
        it.
      </p>
      <p className={styles.actions}>
        <PrintButton />
        <PortalButtonLink href={projectPath(project.id, tab)} variant="outline">
          Back to {isOrder ? "the change orders" : "the feedback"}
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
