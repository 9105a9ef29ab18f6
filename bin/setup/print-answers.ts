import { type Answers, type Question, questions } from "./answers.ts";

/** One answer a line, each under the name of its flag. */
export function printAnswers(answers: Answers): string {
  return (Object.keys(questions) as Question[])
    .map((name) => `  ${name.padEnd(10)} ${answers[name] === "" ? "(none)" : answers[name]}`)
    .join("\n");
}
