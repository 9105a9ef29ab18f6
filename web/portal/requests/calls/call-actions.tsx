import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import type { Call } from "./stored-calls.ts";

const decisions: Record<Call["status"], [action: string, label: string][]> = {
  requested: [
    ["confirm", "Confirm"],
    ["decline", "Decline"],
    ["quarantine", "Mark as spam"],
  ],
  proposed: [["decline", "Decline"]],
  confirmed: [],
  declined: [],
  cancelled: [],
  spam: [["release", "Not spam"]],
};

/** A proposal is the visitor's to accept, by the link in its mail; who left no address is asked by phone. */
function decisionsAbout({ status, email }: Call) {
  const byPhone: [string, string][] = status === "proposed" && !email ? [["confirm", "Confirm"]] : [];
  return [...byPhone, ...decisions[status]];
}

/** What the owner may do about a call. `from`: the page that shows it. */
export function CallActions({ call, from }: { call: Call; from: string }) {
  const action = `/api/owner/calls/${call.id}`;
  const choices = decisionsAbout(call);
  const isOpen = ["requested", "proposed", "confirmed"].includes(call.status);
  const origin = <input type="hidden" name="from" value={from} />;
  return (
    <>
      {isOpen || choices.length > 0 ? (
        <PostedForm action={action}>
          {origin}
          {choices.map(([value, label]) => (
            <Button
              key={value}
              type="submit"
              size="sm"
              variant={value === "confirm" ? "primary" : "outline"}
              name="action"
              value={value}
            >
              {label}
            </Button>
          ))}
          {call.status === "confirmed" ? (
            <ConfirmButton
              type="button"
              size="sm"
              variant="outline"
              name="action"
              value="cancel"
              title="Cancel this call?"
              question={
                call.email
                  ? `${call.name} will be told by email.`
                  : `${call.name} left no email address. Please tell them yourself.`
              }
              confirmLabel="Cancel the call"
              keepLabel="Keep the call"
              kind="danger"
            >
              Cancel the call
            </ConfirmButton>
          ) : null}
        </PostedForm>
      ) : null}
      {isOpen ? (
        <details>
          <summary>Propose another time</summary>
          <PostedForm action={action}>
            {origin}
            <label>
              Date <input type="date" name="date" required />
            </label>
            <label>
              Start time <input type="time" name="startTime" step={900} required />
            </label>
            <Button type="submit" size="sm" name="action" value="propose">
              Propose
            </Button>
          </PostedForm>
        </details>
      ) : null}
    </>
  );
}
