import { createContext, Script } from "node:vm";

const sandbox = { run: (): void => {} };
const context = createContext(sandbox);
const script = new Script("run()");

/** Runs synchronous work and throws when it takes longer than the limit, in milliseconds. Not to be nested. */
export function withTimeLimit<T>(milliseconds: number, work: () => T): T {
  let outcome: { value: T } | undefined;
  sandbox.run = () => {
    outcome = { value: work() };
  };
  script.runInContext(context, { timeout: milliseconds });
  if (!outcome) throw new Error("The work did not finish");
  return outcome.value;
}
