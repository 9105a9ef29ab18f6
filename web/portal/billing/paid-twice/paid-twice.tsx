import { leftOf, readPayments, sumOf } from "#billing/read-payments.ts";
import { readPlanName } from "#billing/read-plans.ts";
import { readSecondSubscriptions, type SecondSubscription } from "#billing/read-second-subscriptions.ts";
import { isOngoing } from "#billing/read-subscriptions.ts";
import { getFormats } from "#formats/get-formats.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./paid-twice.module.css";

/** For the owner: each second plan of a client, with the press that ends it and returns what Stripe says is not back yet. */
export async function renderPaidTwice(client: { id: string; name: string }) {
  const seconds = await readSecondSubscriptions(client.id);
  const forms = await Promise.all(seconds.map((second) => renderSecond(second, client.name)));
  return forms.length > 0 ? forms : "";
}

async function renderSecond(
  { subscription_id, client_id, subscriptions }: SecondSubscription,
  client: string,
) {
  const [name, payments, { formatMoney }, texts] = await Promise.all([
    readPlanName(subscriptions.price_id),
    readPayments(subscription_id),
    getFormats(),
    getTexts(),
  ]);
  const { paidTwice } = texts.billing;
  const left = sumOf(payments, leftOf);
  const back = sumOf(payments, ({ returned }) => returned);
  const money = (cents: number) => formatMoney(cents, payments[0]?.currency ?? "");
  const isBack = left === 0 && back > 0;
  const hasEnded = !isOngoing(subscriptions.status);
  const act =
    left > 0
      ? hasEnded
        ? paidTwice.return(money(left))
        : paidTwice.endAndReturn(money(left))
      : hasEnded
        ? paidTwice.settle
        : paidTwice.end;
  return (
    <div key={subscription_id} className={styles.second}>
      <Notice tone="error">
        <p>{hasEnded ? paidTwice.ended(name) : paidTwice.goesOn(name)}</p>
        {back > 0 ? (
          <p>{isBack ? paidTwice.isBack(money(back)) : paidTwice.partIsBack(money(back))}</p>
        ) : null}
      </Notice>
      <SavedForm action="/api/owner/second-subscriptions">
        <input type="hidden" name="from" value={`${clientsPath}/${client_id}`} />
        <input type="hidden" name="subscription" value={subscription_id} />
        <input type="hidden" name="cents" value={left} />
        <ConfirmButton
          size="sm"
          kind="danger"
          title={paidTwice.question(name)}
          question={
            left > 0
              ? paidTwice.whatGoesBack(name, money(left), client)
              : paidTwice.nothingGoesBack(name, client)
          }
          confirmLabel={act}
        >
          {act}
        </ConfirmButton>
      </SavedForm>
    </div>
  );
}
