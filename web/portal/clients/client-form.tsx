import { randomUUID } from "node:crypto";
import { clientRequest } from "schemas/requests/client.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./clients.module.css";
import type { Client } from "./read-client.ts";

type Parameters = Record<string, string | string[] | undefined>;

/** To add a client, or to change `client`. What the address says was typed goes before what is stored. */
export async function ClientForm({ client, parameters }: { client?: Client; parameters: Parameters }) {
  const agencyZone = await getTimeZone();
  const stored = { name: client?.name, website: client?.website, time_zone: client?.time_zone };
  const isBack = ["invalid", "stale", "failed"].includes(String(parameters.answer));
  const shown = isBack && typeof parameters.name === "string" ? { ...stored, ...texts(parameters) } : stored;
  const wrong =
    parameters.answer === "invalid" ? clientRequest.safeParse({ ...empty, ...shown }).error : undefined;
  return (
    <form
      action={client ? `/api/owner/clients/${client.id}` : "/api/owner/clients"}
      method="post"
      className={styles.form}
    >
      {wrong ? <Notice tone="error">{wrong.issues[0]?.message}</Notice> : null}
      {client && parameters.answer === "stale" ? <Stale client={client} /> : null}
      {client ? (
        <input type="hidden" name="version" value={client.version} />
      ) : (
        <input type="hidden" name="requestKey" value={randomUUID()} />
      )}
      <Field label="Name" name="name" required maxLength={200} defaultValue={shown.name} />
      <Field
        label="Website"
        name="website"
        maxLength={500}
        inputMode="url"
        placeholder="https://"
        defaultValue={shown.website ?? ""}
      />
      <Select label="Time zone" name="time_zone" defaultValue={shown.time_zone ?? ""}>
        <option value="">As the agency ({agencyZone})</option>
        {Intl.supportedValuesOf("timeZone").map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </Select>
      <div>
        <Button type="submit">{client ? "Save the client" : "Add the client"}</Button>
      </div>
    </form>
  );
}

const empty = { name: "", website: "", time_zone: "" };

function texts(parameters: Parameters): Record<keyof typeof empty, string> {
  const text = (value: Parameters[string]) => (typeof value === "string" ? value : "");
  return {
    name: text(parameters.name),
    website: text(parameters.website),
    time_zone: text(parameters.time_zone),
  };
}

function Stale({ client }: { client: Client }) {
  return (
    <Notice tone="error">
      <p>
        Somebody changed this client while you were typing. Below is what you typed; save again to put it in
        place of what is stored now:
      </p>
      <ul className={styles.stored}>
        <li>{client.name}</li>
        <li>{client.website ?? "no website"}</li>
        <li>{client.time_zone ?? "the agency's time zone"}</li>
      </ul>
    </Notice>
  );
}
