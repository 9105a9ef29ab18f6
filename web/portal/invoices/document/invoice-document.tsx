import { getFormats } from "#formats/get-formats.ts";
import type { Invoice } from "../read-invoices.ts";

/** An invoice as it is printed. */
export async function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const { formatMoney } = await getFormats();
  return (
    <table>
      <tbody>
        {invoice.invoice_lines.map(({ id, description, amount }) => (
          <tr key={id}>
            <th scope="row">{description}</th>
            <td>{formatMoney(amount, invoice.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
