import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";

type SaveOrDeleteProps = {
  words: { save: string; delete: string; deleteTitle: string; deleteQuestion: (title: string) => string };
  title: string;
};

/** The last buttons of a form that changes a project's milestone or update. */
export function SaveOrDelete({ words, title }: SaveOrDeleteProps) {
  return (
    <>
      <Button type="submit" size="sm" name="action" value="save">
        {words.save}
      </Button>
      <ConfirmButton
        size="sm"
        variant="ghost"
        name="action"
        value="delete"
        kind="danger"
        title={words.deleteTitle}
        question={words.deleteQuestion(title)}
        confirmLabel={words.delete}
      >
        {words.delete}
      </ConfirmButton>
    </>
  );
}
