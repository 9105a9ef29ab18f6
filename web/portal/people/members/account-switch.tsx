import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";

type Props = {
  action: string;
  person: { id: string; full_name: string; email: string; disabled_at: string | null };
};

export function AccountSwitch({ action, person: { id, full_name, email, disabled_at } }: Props) {
  const name = full_name || email;
  return (
    <form action={action} method="post">
      <input type="hidden" name="userId" value={id} />
      {disabled_at ? (
        <Button type="submit" name="action" value="enable" size="sm" variant="outline">
          Enable the account
        </Button>
      ) : (
        <ConfirmButton
          name="action"
          value="disable"
          size="sm"
          variant="ghost"
          kind="warning"
          title={`Disable the account of ${name}?`}
          question="They are signed out at once and cannot sign in until you enable it again. Nothing is deleted."
          confirmLabel="Disable the account"
        >
          Disable the account
        </ConfirmButton>
      )}
    </form>
  );
}
