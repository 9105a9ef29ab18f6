import { createContext, Script } from "node:vm";

const script = new Script("run()");

/** Runs synchronous work and throws when it takes longer than the limit, in milliseconds. */
export function withTimeLimit<T>(milliseconds: number, work: () => T): T {
  let outcome: { value: T } | undefined;
  const run = (): void => {
    outcome = { value: work() };
  };
  script.runInContext(createContext({ run }), { timeout: milliseconds });
  if (!outcome) throw new Error("The work did not finish");
  return outcome.value;
}
