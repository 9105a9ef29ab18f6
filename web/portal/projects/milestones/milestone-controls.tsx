import { newInvoicePath } from "#portal/invoices/create/new-invoice-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { SaveOrDelete } from "../save-or-delete.tsx";
import styles from "./milestone-controls.module.css";
import type { Milestone } from "./stored-milestones.ts";

type MilestoneControlsProps = {
  projectId: string;
  milestone: Milestone;
  isFirst: boolean;
  isLast: boolean;
};

export async function MilestoneControls(props: MilestoneControlsProps) {
  const { projectId, milestone, isFirst, isLast } = props;
  const { controls, fields } = (await getTexts()).milestones;
  const { id, title, done_at, due_on, version } = milestone;
  const form = { action: `/api/owner/projects/${projectId}/milestones/${id}` };
  const moves = [
    { way: "up", sign: "↑", isOver: isFirst },
    { way: "down", sign: "↓", isOver: isLast },
  ] as const;
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  return (
    <div className={styles.controls}>
      <SavedForm {...form} label={controls.form(title)} className={styles.buttons}>
        {hiddenVersion}
        <Button
          type="submit"
          size="xs"
          variant="outline"
          name="action"
          value={done_at ? "undone" : "done"}
          aria-label={done_at ? controls.undoneOf(title) : controls.doneOf(title)}
        >
          {done_at ? controls.undone : controls.done}
        </Button>
        {moves.map(({ way, sign, isOver }) => (
          <Button
            key={way}
            type="submit"
            size="xs"
            variant="ghost"
            name="action"
            value={way}
            aria-disabled={isOver}
            aria-label={controls[way](title)}
          >
            {sign}
          </Button>
        ))}
      </SavedForm>
      <PortalButtonLink
        href={newInvoicePath({ milestone: id })}
        size="xs"
        variant="ghost"
        aria-label={controls.invoiceOf(title)}
      >
        {controls.invoice}
      </PortalButtonLink>
      <details className={styles.edit}>
        <summary aria-label={controls.editOf(title)}>{controls.edit}</summary>
        <SavedForm {...form} label={controls.editOf(title)} className={styles.form}>
          {hiddenVersion}
          <Field
            id={`title-${id}`}
            label={fields.title}
            name="title"
            required
            maxLength={200}
            defaultValue={title}
          />
          <Field
            id={`due-${id}`}
            label={fields.dueOn}
            name="due_on"
            type="date"
            defaultValue={due_on ?? ""}
          />
          <div className={styles.buttons}>
            <SaveOrDelete words={controls} title={title} />
          </div>
        </SavedForm>
      </details>
    </div>
  );
}
