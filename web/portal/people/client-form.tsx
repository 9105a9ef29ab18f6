import { randomUUID } from "node:crypto";
import { listTimeZones } from "schemas/requests/time-zones.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./clients.module.css";
import type { Client } from "./stored-clients.ts";

/** To add a client, or to change `client`. */
export async function renderClientForm(client?: Client) {
  const [timeZone, { people }] = await Promise.all([getTimeZone(), getTexts()]);
  const { form } = people;
  const zones = listTimeZones(client?.time_zone ?? "").map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
  const ofTheAgency = { value: "", label: form.asAgencyIn(timeZone) };
  return (
    <SavedForm
      action={client ? `/api/owner/clients/${client.id}` : "/api/owner/clients"}
      label={client ? form.editLabel : form.newLabel}
      className={styles.card}
    >
      {client ? (
        <input type="hidden" name="version" value={client.version} readOnly />
      ) : (
        <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      )}
      <Field label={form.name} name="name" required maxLength={200} defaultValue={client?.name} />
      <Field
        label={form.website}
        name="website"
        maxLength={500}
        inputMode="url"
        placeholder="https://"
        defaultValue={client?.website ?? ""}
      />
      <Select
        label={form.timeZone}
        name="time_zone"
        options={[ofTheAgency, ...zones]}
        defaultValue={client?.time_zone ?? ""}
      />
      <div>
        <Button type="submit">{client ? form.save : form.add}</Button>
      </div>
    </SavedForm>
  );
}
