import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { invoiceState, stateTones } from "../invoice-state.ts";
import styles from "./invoice-chain.module.css";
import type { Invoiced } from "./read-invoiced.ts";

type InvoiceChainProps = {
  /** What it is of, as a reader of the page by ear hears it. */
  of: string;
  invoiced: Invoiced[] | undefined;
  /** The approval that it begins with, where one was asked. */
  approval?: { id: string; decided_at: string; projectId: string };
};

/** What became of something that was worked: approved, invoiced, paid, each with the page of it. Nothing before it is invoiced. */
export async function InvoiceChain({ of, invoiced = [], approval }: InvoiceChainProps) {
  if (invoiced.length === 0) return null;
  const [{ formatDate }, { invoiceChain }] = await Promise.all([getFormats(), getTexts()]);
  return (
    <ol className={styles.chain} aria-label={invoiceChain.of(of)}>
      {approval ? (
        <li>
          <PortalLink href={projectPath(approval.projectId, `receipts/${approval.id}`)}>
            {invoiceChain.approvedOn(formatDate(approval.decided_at))}
          </PortalLink>
        </li>
      ) : null}
      {invoiced.map((line) => (
        <li key={line.id}>
          <Link line={line} />
        </li>
      ))}
    </ol>
  );
}

async function Link({ line: { source, amount, invoices: invoice } }: { line: Invoiced }) {
  const [{ formatDate, formatMoney }, { invoices, invoiceChain }] = await Promise.all([
    getFormats(),
    getTexts(),
  ]);
  const { number, currency, status, due_on, paid_at, paid_elsewhere_on } = invoice;
  const state = invoiceState(invoice, new Date());
  const name = number ? invoices.title(number) : invoices.draftTitle;
  const paidOn = paid_elsewhere_on ?? paid_at;
  const sum = formatMoney(amount, currency);
  return (
    <>
      <PortalLink href={linkTo("invoice", "client", { id: invoice.id })}>
        {source === "deposit" ? invoiceChain.deposit(name) : name}
      </PortalLink>{" "}
      {invoiceChain.over(sum)} <Badge tone={stateTones[state]}>{invoices.states[state]}</Badge>{" "}
      {status === "paid" && paidOn ? invoiceChain.paidOn(formatDate(paidOn)) : null}
      {status === "open" && due_on ? invoiceChain.dueOn(formatDate(due_on)) : null}
    </>
  );
}
