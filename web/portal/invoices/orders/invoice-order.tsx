import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { newInvoicePath } from "../create/new-invoice-path.ts";

type Order = { id: string; title: string; price: number; left: number };
type InvoiceOrderProps = {
  order: Order;
  /** The page of the owner's dashboard that shows it, to come back to; without it, the order's own. */
  from?: string;
  className?: string;
};

/** What an owner does with an approved order of which something is not invoiced, or not credited. */
export async function InvoiceOrder({ order, from, className }: InvoiceOrderProps) {
  const { uninvoiced } = await getTexts();
  const { id, title } = order;
  const { way, named, elsewhere, elsewhereNamed } = wordsFor(order, uninvoiced);
  return (
    <SavedForm action="/api/owner/uninvoiced-orders" className={className}>
      <Place order={id} from={from} />
      <PortalButtonLink
        href={newInvoicePath({ order: id })}
        size="sm"
        variant="outline"
        aria-label={named(title)}
      >
        {way}
      </PortalButtonLink>
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        name="elsewhere"
        value="yes"
        aria-label={elsewhereNamed(title)}
      >
        {elsewhere}
      </Button>
    </SavedForm>
  );
}

type Words = Awaited<ReturnType<typeof getTexts>>["uninvoiced"];

function wordsFor({ price, left }: Order, texts: Words) {
  const { elsewhere, elsewhereNamed } = texts;
  if (left < 0)
    return {
      way: texts.credit,
      named: texts.creditNamed,
      elsewhere: texts.creditedElsewhere,
      elsewhereNamed: texts.creditedElsewhereNamed,
    };
  if (left < price)
    return { way: texts.invoiceRest, named: texts.invoiceRestNamed, elsewhere, elsewhereNamed };
  return { way: texts.invoice, named: texts.invoiceNamed, elsewhere, elsewhereNamed };
}

/** Puts an order back among what is to be invoiced, on its own page. */
export async function PutBack({ order: { id, title } }: { order: Pick<Order, "id" | "title"> }) {
  const { uninvoiced } = await getTexts();
  return (
    <SavedForm action="/api/owner/uninvoiced-orders">
      <Place order={id} />
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        name="elsewhere"
        value="no"
        aria-label={uninvoiced.notElsewhereNamed(title)}
      >
        {uninvoiced.notElsewhere}
      </Button>
    </SavedForm>
  );
}

function Place({ order, from }: { order: string; from?: string }) {
  return (
    <>
      <input type="hidden" name="order" value={order} readOnly />
      {from ? <input type="hidden" name="from" value={from} readOnly /> : null}
    </>
  );
}
