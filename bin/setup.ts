import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownFolder } from "../content/brand.ts";
import { makeFiles } from "./setup/make-files.ts";
import { paletteOf } from "./setup/palette.ts";
import { planChanges, printChanges } from "./setup/plan-changes.ts";
import { confirm, readAnswers, readFileOfAnswers } from "./setup/read-answers.ts";
import { readLogo } from "./setup/read-logo.ts";
import { readSettings } from "./stack/settings.ts";

// Makes the product an agency's own: asks what it has to know, shows what it would write, and writes it into own/.
try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<void> {
  const folder = ownFolder();
  const stored = join(folder, "answers.json");
  const before = existsSync(stored) ? readFileOfAnswers(stored) : {};
  const { answers, isAgreed } = await readAnswers(args, before);
  const files = await makeFiles(answers, await readLogo(answers.logo));
  const { light, dark } = paletteOf(answers.colour);
  if (light.accent !== answers.colour)
    console.log(
      `${answers.colour} cannot be read as text: links and buttons are ${light.accent}, and ${dark.accent} in dark.`,
    );

  const changes = planChanges(folder, files);
  if (changes.length === 0) return console.log("Nothing has changed: own/ says all of this already.");
  console.log(`\n${printChanges("own", changes)}\n`);
  if (!isAgreed && !(await confirm(`Write ${changes.length} files?`)))
    return console.log("Nothing was written.");
  for (const { path } of changes) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files[path] ?? "");
  }
  console.log([`own/ is ${answers.name}'s. Next:`, "", ...nextSteps(answers)].join("\n"));
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
