import type { Call } from "#calls/stored-calls.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";

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
function decisionsAbout({ status, email, is_doubtful }: Call): Decision[] {
  if (is_doubtful) return ["release", "quarantine"];
  const byPhone: Decision[] = status === "proposed" && !email ? ["confirm"] : [];
  return [...byPhone, ...decisions[status]];
}

/** What the owner may do about a call. `from`: the page that shows it. */
export async function CallActions({ call, from }: { call: Call; from: string }) {
  const { calls } = await getTexts();
  const action = `/api/owner/calls/${call.id}`;
  const choices = decisionsAbout(call);
  const isOpen = ["requested", "proposed", "confirmed"].includes(call.status);
  const asked = {
    ...({ type: "button", size: "sm", variant: "outline", name: "action", kind: "danger" } as const),
    question: call.email ? calls.cancel.byEmail(call.name) : calls.cancel.byYourself(call.name),
    keepLabel: calls.cancel.keep,
  };
  const origin = <input type="hidden" name="from" value={from} />;
  return (
    <>
      {isOpen || choices.length > 0 ? (
        <SavedForm action={action}>
          {origin}
          {choices.map((value) =>
            value === "decline" ? (
              <ConfirmButton
                key={value}
                {...asked}
                value={value}
                title={calls.decline.title}
                confirmLabel={calls.decline.confirm}
              >
                {calls.decisions.decline}
              </ConfirmButton>
            ) : (
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
            ),
          )}
          {call.status === "confirmed" ? (
            <ConfirmButton
              {...asked}
              value="cancel"
              title={calls.cancel.title}
              confirmLabel={calls.cancel.confirm}
            >
              {calls.cancel.confirm}
            </ConfirmButton>
          ) : null}
        </SavedForm>
      ) : null}
      {isOpen ? (
        <details>
          <summary>{calls.propose.title}</summary>
          <SavedForm action={action}>
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
          </SavedForm>
        </details>
      ) : null}
    </>
  );
}
