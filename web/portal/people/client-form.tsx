import { randomUUID } from "node:crypto";
import { getTimeZone } from "#sanity/time-zone.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./clients.module.css";
import type { Client } from "./stored-clients.ts";

/** To add a client, or to change `client`. */
export async function renderClientForm(client?: Client) {
  const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
  const ofTheAgency = { value: "", label: `As the agency (${await getTimeZone()})` };
  return (
    <SavedForm
      action={client ? `/api/owner/clients/${client.id}` : "/api/owner/clients"}
      label={client ? "Edit the client" : "New client"}
      className={styles.card}
    >
      {client ? (
        <input type="hidden" name="version" value={client.version} readOnly />
      ) : (
        <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      )}
      <Field label="Name" name="name" required maxLength={200} defaultValue={client?.name} />
      <Field
        label="Website"
        name="website"
        maxLength={500}
        inputMode="url"
        placeholder="https://"
        defaultValue={client?.website ?? ""}
      />
      <Select
        label="Time zone"
        name="time_zone"
        options={[ofTheAgency, ...zones]}
        defaultValue={client?.time_zone ?? ""}
      />
      <div>
        <Button type="submit">{client ? "Save the client" : "Add the client"}</Button>
      </div>
    </SavedForm>
  );
}
