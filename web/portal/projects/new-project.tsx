import { randomUUID } from "node:crypto";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./project-editor.module.css";
import { ProjectFields } from "./project-fields.tsx";
import { readClientChoices } from "./read-project.ts";

export async function renderNewProject(clientId: string) {
  const [clients, { project }] = await Promise.all([readClientChoices(), getTexts()]);
  const { create, fields } = project;
  if (clients.length === 0) {
    return (
      <Notice>
        {create.noClient} <PortalLink href="/dashboard/owner/clients">{create.addClient}</PortalLink>
      </Notice>
    );
  }
  const options = clients.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SavedForm action="/api/owner/projects" label={create.title} className={styles.card}>
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <Select
        label={fields.client}
        name="client_id"
        required
        options={[{ value: "", label: fields.chooseClient }, ...options]}
        defaultValue={options.some(({ value }) => value === clientId) ? clientId : ""}
        hint={fields.clientHint}
      />
      <ProjectFields />
      <div className={styles.actions}>
        <Button type="submit">{create.submit}</Button>
        <PortalButtonLink href="/dashboard/owner/projects" variant="ghost">
          {create.cancel}
        </PortalButtonLink>
      </div>
    </SavedForm>
  );
}
