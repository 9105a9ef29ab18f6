import { billingAddressLength, taxIdLength } from "schemas/requests/billing-details.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./billing-details.module.css";
import { readBillingDetails } from "./save-billing-details.ts";

/** The form of where a client's invoices go; of an archived client what stands there. */
export async function renderBillingDetails(clientId: string) {
  const [client, { tax }] = await Promise.all([readBillingDetails(clientId), getTexts()]);
  const { details } = tax;
  if (!client) return null;
  if (client.archived_at)
    return (
      <p className={styles.lines}>{[client.billing_address, client.tax_id].filter(Boolean).join("\n")}</p>
    );
  return (
    <SavedForm
      action={`/api/billing/details/${clientId}`}
      label={details.heading}
      className={styles.form}
      showsStored
    >
      <input type="hidden" name="version" value={client.version} readOnly />
      <TextArea
        id={`address-${clientId}`}
        label={details.address}
        name="billing_address"
        rows={3}
        maxLength={billingAddressLength}
        autoComplete="street-address"
        defaultValue={client.billing_address ?? ""}
        hint={details.addressHint}
      />
      <Field
        id={`tax-id-${clientId}`}
        label={details.taxId}
        name="tax_id"
        maxLength={taxIdLength}
        autoComplete="off"
        defaultValue={client.tax_id ?? ""}
        hint={details.taxIdHint}
      />
      <div>
        <Button type="submit" variant="outline">
          {details.submit}
        </Button>
      </div>
    </SavedForm>
  );
}
