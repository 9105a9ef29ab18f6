import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { ownFolder } from "../content/brand.ts";
import { type Answers, checkAnswers } from "./setup/answers.ts";
import { askUntilAgreed } from "./setup/ask.ts";
import { describeColours } from "./setup/describe-colours.ts";
import { describeLanguage } from "./setup/describe-language.ts";
import { makeFiles } from "./setup/make-files.ts";
import { paletteOf } from "./setup/palette.ts";
import { planChanges, printChanges } from "./setup/plan-changes.ts";
import { printAnswers } from "./setup/print-answers.ts";
import { readAnswers, readFileOfAnswers } from "./setup/read-answers.ts";
import { readLogo } from "./setup/read-logo.ts";
import { runCommand } from "./stack/run-command.ts";
import { readSettings } from "./stack/settings.ts";

// Makes the product an agency's own: asks what it has to know, shows what it would write, and writes it into own/.
await runCommand(() => main(process.argv.slice(2)));

async function main(args: string[]): Promise<void> {
  const stored = join(ownFolder(), "answers.json");
  const { known, flags, isAsked } = readAnswers(args, existsSync(stored) ? readFileOfAnswers(stored) : {});
  let plan: Awaited<ReturnType<typeof makePlan>> | undefined;
  const show = async (said: Record<string, string>) => {
    plan = await makePlan(checkAnswers(said));
    return plan.changes.length > 0;
  };

  if (!isAsked) await show(known);
  else {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const isAgreed = await askUntilAgreed(terminal, known, flags, show).finally(() => terminal.close());
    if (!isAgreed && plan?.changes.length) return console.log("Nothing was written.");
  }
  if (plan?.changes.length) write(plan);
  else console.log("Nothing has changed: own/ says all of this already.");
}

/** Shows what the answers are, what they make of colour and logo, and what would be written. */
async function makePlan(answers: Answers) {
  const logo = await readLogo(answers.logo);
  const files = await makeFiles(answers, logo);
  const changes = planChanges(ownFolder(), files);
  const remarks = [
    ...describeLanguage(answers.locale),
    ...describeColours(answers.colour, paletteOf(answers.colour, answers.look), logo),
  ];
  if (changes.length > 0)
    console.log(["", printAnswers(answers), "", ...remarks, "", printChanges("own", changes), ""].join("\n"));
  return { answers, files, changes };
}

function write({ answers, files, changes }: Awaited<ReturnType<typeof makePlan>>): void {
  for (const { path } of changes) {
    const target = join(ownFolder(), path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files[path] ?? "");
  }
  const look = `How it looks, before anything is started: open ${join(ownFolder(), "look.html")}`;
  console.log([`own/ is ${answers.name}'s.`, "", look, "", "Next:", "", ...nextSteps(answers)].join("\n"));
}

/** A lake that is filled already keeps what is in it: content is the owner's from then on. */
function nextSteps({ edition, email }: { edition: string; email: string }): string[] {
  const settings = readSettings();
  const isFilled = settings.isContentLocal && existsSync(join(settings.dataDirectory, "first-edition"));
  return [
    ...(isFilled
      ? [
          `  npm run reset    throws away what this machine holds (content, accounts, mails), to begin with the new edition;`,
          `                   without it the stored content stays, and is changed in the Studio`,
        ]
      : []),
    "  npm start        builds and serves the site, the Studio and the portal",
    ...(edition === "empty"
      ? [`  npm run make-owner -- ${email}    makes your account, once that runs or before`]
      : []),
    "",
    "  docs/make-it-yours.md goes on from here.",
    "",
  ];
}
