import type { Interface } from "node:readline/promises";
import { findFault, type Question, questions } from "./answers.ts";
import { currencyOf } from "./currency-of.ts";
import { findLogoFault } from "./read-logo.ts";

export type Given = Record<string, string>;

/**
 * Asks, and shows what would be written, until a `y`: then the promise is of true. An `n` asks again and proposes what was said,
 * a `q` ends. `show` says whether there is anything to write.
 */
export async function askUntilAgreed(
  terminal: Interface,
  known: Given,
  flags: object,
  show: (said: Given) => Promise<boolean>,
): Promise<boolean> {
  for (let said = known; ; ) {
    said = await ask(terminal, said, flags);
    if (!(await show(said))) return false;
    const reply = await decide(terminal);
    if (reply !== "n") return reply === "y";
  }
}

/** Asks what no flag has answered; Enter takes what is known. */
async function ask(terminal: Interface, known: Given, flags: object): Promise<Given> {
  const answers = { ...known };
  for (const name of Object.keys(questions) as Question[]) {
    if (name in flags || (name === "services" && answers.edition !== "empty")) continue;
    const proposal = known[name] ?? proposals[name]?.(answers) ?? "";
    for (;;) {
      const typed = await terminal.question(`${questions[name]}${proposal ? ` [${proposal}]` : ""}: `);
      const answer = typed.trim() === "-" ? "" : typed.trim() || proposal;
      const fault = findFault(name, answer) ?? (name === "logo" ? await findLogoFault(answer) : undefined);
      answers[name] = answer;
      if (!fault) break;
      console.log(`  That ${fault}.`);
    }
  }
  return answers;
}

const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
const proposals: Partial<Record<Question, (answers: Given) => string>> = {
  "time-zone": () => timeZone,
  locale: () => (/^[a-z]{2}-[A-Z]{2}$/.test(locale) ? locale : "en-CA"),
  currency: (answers) => currencyOf(answers.locale),
  colour: () => "#0b5cad",
  edition: () => "empty",
};

/** Asked until it is one of the three, so that no stray key loses what was typed. */
async function decide(terminal: Interface): Promise<string> {
  for (;;) {
    const reply = await terminal.question("Write these files? y writes, n asks again, q ends: ");
    const [letter = ""] = reply.trim().toLowerCase();
    if (["y", "n", "q"].includes(letter)) return letter;
  }
}
