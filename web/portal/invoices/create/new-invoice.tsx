import { linkTo } from "schemas/find-portal-kind.ts";
import { invoiceOrigin } from "schemas/requests/invoice.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { readClientChoices } from "#portal/projects/read-project.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./create.module.css";
import { renderCreditForm } from "./credit-form.tsx";
import { InvoiceForm } from "./invoice-form.tsx";
import { newInvoicePath } from "./new-invoice-path.ts";
import { OrderFacts } from "./order-facts.tsx";
import { type OrderOrigin, type Origin, readOrigin } from "./read-origin.ts";

/** The form of an invoice of what the address names, why there can be none, or the choice of a client. */
export async function renderNewInvoice(asked: Record<string, string | string[] | undefined>) {
  const { newInvoice: texts } = await getTexts();
  if (!stripe) return <Notice>{texts.notConnected}</Notice>;
  const named = invoiceOrigin.safeParse(asked);
  if (!named.success) return await renderChoice();
  const origin = await readOrigin(named.data);
  if (!origin) return <Notice>{texts.gone}</Notice>;
  if (origin.client.archived_at) return <Notice>{texts.archived(origin.client.name)}</Notice>;
  if (origin.kind === "order") return await renderOrder(origin);
  return (
    <div className={styles.page}>
      <p className={styles.words}>{origin.client.name}</p>
      <InvoiceForm origin={origin} back={backOf(origin)} />
    </div>
  );
}

async function renderOrder(origin: OrderOrigin) {
  const { newInvoice } = await getTexts();
  const { order, left } = origin;
  const why = whyNot(origin, newInvoice.order);
  return (
    <div className={styles.page}>
      <OrderFacts origin={origin} />
      {why ? <Notice>{why}</Notice> : null}
      {!why && left < 0 ? await renderCreditForm(origin) : null}
      {!why && left > 0 ? <InvoiceForm origin={origin} back={backOf(origin)} /> : null}
      {why ? (
        <p>
          <PortalButtonLink
            href={linkTo("change_order", "owner", { ...order, project_id: projectOf(origin) })}
            variant="outline"
          >
            {newInvoice.order.back}
          </PortalButtonLink>
        </p>
      ) : null}
    </div>
  );
}

type Words = Awaited<ReturnType<typeof getTexts>>["newInvoice"]["order"];

function whyNot({ order, left }: OrderOrigin, texts: Words): string | undefined {
  if (order.status !== "approved") return texts.notApproved;
  if (order.price_cents === 0) return texts.nothing;
  if (order.invoiced_elsewhere_at) return texts.elsewhere;
  return left === 0 ? texts.whole : undefined;
}

const projectOf = ({ projects }: Origin) => projects[0]?.id ?? "";

function backOf(origin: Origin): string {
  if (origin.kind === "order")
    return linkTo("change_order", "owner", { id: origin.order.id, project_id: projectOf(origin) });
  if (origin.kind === "milestone")
    return linkTo("milestone", "owner", { id: origin.milestone.id, project_id: projectOf(origin) });
  return linkTo("client", "owner", { client_id: origin.client.id });
}

async function renderChoice() {
  const [clients, { newInvoice }] = await Promise.all([readClientChoices(), getTexts()]);
  const { choose } = newInvoice;
  if (clients.length === 0)
    return (
      <div className={styles.page}>
        <Notice>{choose.noClient}</Notice>
        <p>
          <PortalButtonLink href={`${clientsPath}/new`}>{choose.addClient}</PortalButtonLink>
        </p>
      </div>
    );
  return (
    <form className={`${styles.page} ${styles.card}`} action={newInvoicePath()}>
      <h2>{choose.heading}</h2>
      <Select
        label={choose.client}
        name="client"
        required
        options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        hint={choose.intro}
      />
      <div className={styles.actions}>
        <Button type="submit">{choose.submit}</Button>
      </div>
    </form>
  );
}
