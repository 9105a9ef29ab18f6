import { Button } from "#ui/button/button.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import type { Call } from "./stored-calls.ts";

const decisions: Record<Call["status"], [action: string, label: string][]> = {
  requested: [
    ["confirm", "Confirm"],
    ["decline", "Decline"],
    ["quarantine", "This is spam"],
  ],
  proposed: [
    ["confirm", "Confirm"],
    ["decline", "Decline"],
  ],
  confirmed: [["decline", "Decline"]],
  declined: [],
  cancelled: [],
  spam: [["release", "This is not spam"]],
};

/** What the owner may do about a call. `from`: the page that shows it. */
export function CallActions({ call, from }: { call: Call; from: string }) {
  const action = `/api/owner/calls/${call.id}`;
  const isOpen = ["requested", "proposed", "confirmed"].includes(call.status);
  const origin = <input type="hidden" name="from" value={from} />;
  return (
    <>
      <PostedForm action={action}>
        {origin}
        {decisions[call.status].map(([value, label], index) => (
          <Button
            key={value}
            type="submit"
            size="sm"
            variant={index === 0 && value === "confirm" ? "primary" : "outline"}
            name="action"
            value={value}
          >
            {label}
          </Button>
        ))}
      </PostedForm>
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
