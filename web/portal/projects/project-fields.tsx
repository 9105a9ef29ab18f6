import type { Tables } from "schemas/generated/database.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import { Select } from "#ui/select/select.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./project-fields.module.css";
import type { Project } from "./read-project.ts";

/** What can be said about a project, filled with what is stored when there is something. */
export async function ProjectFields({ project }: { project?: Project }) {
  const { project: texts } = await getTexts();
  const { fields } = texts;
  return (
    <>
      <Field label={fields.name} name="name" required maxLength={200} defaultValue={project?.name} />
      <div className={styles.pair}>
        <Field
          label={fields.service}
          name="service"
          maxLength={200}
          defaultValue={project?.service}
          hint={fields.serviceHint}
        />
        <Select
          label={fields.status}
          name="status"
          options={toOptions(texts.statuses)}
          defaultValue={project?.status}
        />
      </div>
      <div className={styles.pair}>
        <TextArea
          label={fields.nextStep}
          name="next_step"
          maxLength={500}
          rows={2}
          defaultValue={project?.next_step}
          hint={fields.nextStepHint}
        />
        <Select
          label={fields.side}
          name="next_step_side"
          options={toOptions(fields.sides)}
          defaultValue={project?.next_step_side}
        />
      </div>
      <Field
        label={fields.liveAddress}
        name="live_url"
        type="url"
        maxLength={500}
        placeholder="https://"
        defaultValue={project?.live_url ?? ""}
        hint={fields.liveAddressHint}
      />
    </>
  );
}

/** The same in words, for whoever saves what somebody else has changed meanwhile. */
export function labelProject(project: Tables<"projects">, { fields, statuses }: Texts["project"]) {
  return {
    [fields.name]: project.name,
    [fields.service]: project.service,
    [fields.status]: statuses[project.status],
    [fields.nextStep]: project.next_step,
    [fields.side]: fields.sides[project.next_step_side],
    [fields.liveAddress]: project.live_url ?? "",
    ...(project.archived_at && { [fields.archived]: fields.yes }),
  };
}

function toOptions(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
