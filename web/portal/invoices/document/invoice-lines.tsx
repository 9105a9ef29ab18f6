import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import type { Invoice } from "../read-invoices.ts";
import styles from "./invoice-document.module.css";
import { readApprovalsOf } from "./read-approvals-of.ts";

/** What is invoiced; what was approved leads on the screen to its order and to the receipt of that. */
export async function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const [{ formatMoney }, { invoiceDocument: texts }, approvals] = await Promise.all([
    getFormats(),
    getTexts(),
    readApprovalsOf(invoice),
  ]);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.lines.what}</th>
          <th scope="col">{texts.lines.amount}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.invoice_lines.map(({ id, source, source_id, description, amount }) => {
          const approval = source_id ? approvals.get(source_id) : undefined;
          return (
            <tr key={id}>
              <td>
                {source === "deposit" ? texts.lines.deposit(description) : description}
                {approval && source_id ? (
                  <span className={styles.links}>
                    <PortalLink
                      href={linkTo("change_order", "client", {
                        id: source_id,
                        project_id: approval.project_id,
                      })}
                    >
                      {texts.lines.order}
                    </PortalLink>{" "}
                    <PortalLink href={projectPath(approval.project_id, `receipts/${approval.id}`)}>
                      {texts.lines.receipt}
                    </PortalLink>
                  </span>
                ) : null}
              </td>
              <td>{formatMoney(amount, invoice.currency)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
