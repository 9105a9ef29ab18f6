import { senderLength } from "schemas/requests/invoice-sender.ts";
import { typedDays } from "schemas/requests/reminder-days.ts";
import { SettingsGroup } from "#accounts/settings/settings-group.tsx";
import { stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { renderInvoiceNotices } from "./invoice-notices.tsx";
import { readInvoiceSettings } from "./stored-invoice-settings.ts";

/** What stands on every invoice, and when clients are reminded of one. */
export async function renderInvoiceSettings() {
  const [settings, notices, { invoiceSettings, account }] = await Promise.all([
    readInvoiceSettings(),
    renderInvoiceNotices("settings"),
    getTexts(),
  ]);
  const { sender, reminders, noStripe } = invoiceSettings;
  const version = <input type="hidden" name="version" value={settings.version} readOnly />;
  return (
    <>
      {stripe ? null : (
        <Notice>
          <p>{noStripe}</p>
        </Notice>
      )}
      {notices}
      <SettingsGroup id="sender" heading={sender.heading} intro={sender.intro}>
        <SavedForm action="/api/owner/invoice-sender" label={sender.heading} showsStored>
          {version}
          <TextArea
            label={sender.from}
            name="invoice_from"
            rows={4}
            maxLength={senderLength}
            defaultValue={settings.invoice_from ?? ""}
            hint={sender.fromHint}
          />
          <TextArea
            label={sender.payTo}
            name="pay_to"
            rows={4}
            maxLength={senderLength}
            defaultValue={settings.pay_to ?? ""}
            hint={sender.payToHint}
          />
          <Field
            label={account.currentPassword}
            name="current"
            type="password"
            required
            autoComplete="current-password"
          />
          <div>
            <Button type="submit">{sender.submit}</Button>
          </div>
        </SavedForm>
      </SettingsGroup>
      <SettingsGroup id="reminders" heading={reminders.heading} intro={reminders.intro}>
        <SavedForm action="/api/owner/reminder-days" label={reminders.heading} showsStored>
          {version}
          <Field
            label={reminders.field}
            name="reminder_days"
            maxLength={100}
            defaultValue={typedDays(settings.reminder_days)}
            hint={reminders.hint}
          />
          <div>
            <Button type="submit">{reminders.submit}</Button>
          </div>
        </SavedForm>
      </SettingsGroup>
    </>
  );
}
