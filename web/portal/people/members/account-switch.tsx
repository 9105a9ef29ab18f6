import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";

type Props = {
  action: string;
  texts: Texts["people"]["account"];
  person: { id: string; full_name: string; email: string; disabled_at: string | null };
};

export function AccountSwitch({ action, texts, person: { id, full_name, email, disabled_at } }: Props) {
  const name = full_name || email;
  return (
    <form action={action} method="post">
      <input type="hidden" name="userId" value={id} />
      {disabled_at ? (
        <Button type="submit" name="action" value="enable" size="sm" variant="outline">
          {texts.enable}
        </Button>
      ) : (
        <ConfirmButton
          name="action"
          value="disable"
          size="sm"
          variant="ghost"
          kind="warning"
          title={texts.disableTitle(name)}
          question={texts.disableQuestion}
          confirmLabel={texts.disable}
        >
          {texts.disable}
        </ConfirmButton>
      )}
    </form>
  );
}
