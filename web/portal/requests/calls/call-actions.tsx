import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import type { Call } from "./stored-calls.ts";

type Decision = keyof Texts["calls"]["decisions"];

const decisions: Record<Call["status"], Decision[]> = {
  requested: ["confirm", "decline", "quarantine"],
  proposed: ["decline"],
  confirmed: [],
  declined: [],
  cancelled: [],
  spam: ["release"],
};

/** A proposal is the visitor's to accept, by the link in its mail; who left no address is asked by phone. */
function decisionsAbout({ status, email }: Call) {
  const byPhone: Decision[] = status === "proposed" && !email ? ["confirm"] : [];
  return [...byPhone, ...decisions[status]];
}

/** What the owner may do about a call. `from`: the page that shows it. */
export async function CallActions({ call, from }: { call: Call; from: string }) {
  const { calls } = await getTexts();
  const action = `/api/owner/calls/${call.id}`;
  const choices = decisionsAbout(call);
  const isOpen = ["requested", "proposed", "confirmed"].includes(call.status);
  const origin = <input type="hidden" name="from" value={from} />;
  return (
    <>
      {isOpen || choices.length > 0 ? (
        <PostedForm action={action}>
          {origin}
          {choices.map((value) => (
            <Button
              key={value}
              type="submit"
              size="sm"
              variant={value === "confirm" ? "primary" : "outline"}
              name="action"
              value={value}
            >
              {calls.decisions[value]}
            </Button>
          ))}
          {call.status === "confirmed" ? (
            <ConfirmButton
              type="button"
              size="sm"
              variant="outline"
              name="action"
              value="cancel"
              title={calls.cancel.title}
              question={call.email ? calls.cancel.byEmail(call.name) : calls.cancel.byYourself(call.name)}
              confirmLabel={calls.cancel.confirm}
              keepLabel={calls.cancel.keep}
              kind="danger"
            >
              {calls.cancel.confirm}
            </ConfirmButton>
          ) : null}
        </PostedForm>
      ) : null}
      {isOpen ? (
        <details>
          <summary>{calls.propose.title}</summary>
          <PostedForm action={action}>
            {origin}
            <label>
              {calls.propose.date} <input type="date" name="date" required />
            </label>
            <label>
              {calls.propose.startTime} <input type="time" name="startTime" step={900} required />
            </label>
            <Button type="submit" size="sm" name="action" value="propose">
              {calls.propose.submit}
            </Button>
          </PostedForm>
        </details>
      ) : null}
    </>
  );
}
