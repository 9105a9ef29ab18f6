import { Button } from "#ui/button/button.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";

/** Puts one mail back into the queue, or without an id every mail that failed. `from`: the page that shows the button. */
export function SendAgain({ id, from }: { id?: string; from: string }) {
  return (
    <PostedForm action={id ? `/api/outbox/${id}` : "/api/outbox"}>
      <input type="hidden" name="from" value={from} />
      <Button type="submit" size={id ? "xs" : "sm"} variant="outline">
        {id ? "Send again" : "Send all again"}
      </Button>
    </PostedForm>
  );
}
