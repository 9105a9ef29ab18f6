import { randomUUID } from "node:crypto";
import { clientDocBodyLength, clientDocTitleLength } from "schemas/requests/client-doc.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./client-doc-form.module.css";
import type { ClientDoc } from "./stored-client-docs.ts";

type ClientDocFormProps =
  | { doc: ClientDoc; choices?: undefined }
  | { doc?: undefined; choices: { id: string; name: string }[]; chosen?: string };

export async function ClientDocForm(props: ClientDocFormProps) {
  const { form } = (await getTexts()).documentation;
  const { doc } = props;
  return (
    <SavedForm
      action={doc ? `/api/owner/client-docs/${doc.id}` : "/api/owner/client-docs"}
      label={doc ? form.change : form.add}
      className={styles.form}
    >
      {doc ? (
        <input type="hidden" name="version" value={doc.version} />
      ) : (
        <>
          <input type="hidden" name="request_key" value={randomUUID()} />
          <Select
            label={form.client}
            name="client_id"
            required
            defaultValue={props.chosen ?? ""}
            options={[
              { value: "", label: form.chooseClient },
              ...props.choices.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </>
      )}
      <Field
        label={form.title}
        name="title"
        required
        maxLength={clientDocTitleLength}
        defaultValue={doc?.title}
      />
      <TextArea
        label={form.text}
        name="body"
        required
        rows={14}
        maxLength={clientDocBodyLength}
        defaultValue={doc?.body}
        hint={form.hint}
      />
      <Button type="submit" size="lg">
        {form.submit}
      </Button>
    </SavedForm>
  );
}
