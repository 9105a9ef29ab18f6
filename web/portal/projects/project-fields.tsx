import { Field } from "#ui/field/field.tsx";
import { Select } from "#ui/select/select.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./project-fields.module.css";
import type { Project } from "./read-project.ts";
import { statusWords } from "./status-words.ts";

const statuses = Object.entries(statusWords).map(([value, { words }]) => ({ value, label: words }));

const sides = [
  { value: "agency", label: "Ours" },
  { value: "client", label: "The client’s" },
];

/** What can be said about a project, filled with what is stored when there is something. */
export function ProjectFields({ project }: { project?: Project }) {
  return (
    <>
      <Field label="Name" name="name" required maxLength={200} defaultValue={project?.name} />
      <div className={styles.pair}>
        <Field
          label="Service"
          name="service"
          maxLength={200}
          defaultValue={project?.service}
          hint="As the client would call it: Portfolio website, Booking system…"
        />
        <Select label="Status" name="status" options={statuses} defaultValue={project?.status} />
      </div>
      <div className={styles.pair}>
        <TextArea
          label="Next step"
          name="next_step"
          maxLength={500}
          rows={2}
          defaultValue={project?.next_step}
          hint="One sentence that the client sees. With the turn on them, it asks them on their dashboard."
        />
        <Select
          label="Whose turn"
          name="next_step_side"
          options={sides}
          defaultValue={project?.next_step_side}
        />
      </div>
      <Field
        label="Live address"
        name="live_url"
        type="url"
        maxLength={500}
        placeholder="https://"
        defaultValue={project?.live_url ?? ""}
        hint="Where the client can see it: the site itself, or a preview."
      />
    </>
  );
}
