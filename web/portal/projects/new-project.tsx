import { randomUUID } from "node:crypto";
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
  const clients = await readClientChoices();
  if (clients.length === 0) {
    return (
      <Notice>
        A project belongs to a client, and there is none yet.{" "}
        <PortalLink href="/dashboard/owner/clients">Add a client</PortalLink>
      </Notice>
    );
  }
  const options = clients.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SavedForm action="/api/owner/projects" label="New project" className={styles.card}>
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <Select
        label="Client"
        name="client_id"
        required
        options={[{ value: "", label: "Choose…" }, ...options]}
        defaultValue={options.some(({ value }) => value === clientId) ? clientId : ""}
        hint="This cannot be changed later."
      />
      <ProjectFields />
      <div className={styles.actions}>
        <Button type="submit">Add the project</Button>
        <PortalButtonLink href="/dashboard/owner/projects" variant="ghost">
          Cancel
        </PortalButtonLink>
      </div>
    </SavedForm>
  );
}
