import { expect, test } from "vitest";
import { seesMoney } from "./sees-money.ts";
import type { SessionUser } from "./session-user.ts";

const roles: SessionUser["role"][] = ["owner", "client", null];
const states = ["absent", "blind", "sees"] as const;

test.each(
  roles.flatMap((role) => states.flatMap((one) => states.map((another) => ({ role, one, another })))),
)(
  "whoever is $role, in one client $one and in another $another, is offered its money or not",
  ({ role, one, another }) => {
    const clients = Object.entries({ one, another }).flatMap(([id, state]) =>
      state === "absent" ? [] : [{ id, seesMoney: state === "sees" }],
    );
    const user: SessionUser = { id: "a", email: "a@example.com", name: "A", role, clients };
    const isClient = role === "client";
    expect(seesMoney(user, "one")).toBe(!isClient || one === "sees");
    expect(seesMoney(user, "another")).toBe(!isClient || another === "sees");
    const both: string[] = [one, another];
    expect(seesMoney(user)).toBe(!isClient || both.includes("sees") || !both.includes("blind"));
  },
);
