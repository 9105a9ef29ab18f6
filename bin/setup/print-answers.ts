import type { Answers } from "./answers.ts";

/** One answer a line, each under the name of its flag. */
export function printAnswers(answers: Answers): string {
  return Object.entries(answers)
    .map(([name, answer]) => `  ${name.padEnd(10)} ${answer === "" ? "(none)" : answer}`)
    .join("\n");
}
