import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { readSecrets } from "./stack/secrets.ts";
import { root } from "./stack/settings.ts";
import { addresses, stackEnvironment } from "./stack/test-settings.ts";
import { launchChromium } from "./tools/chromium.ts";
import { crawl } from "./verify/second-agency/crawl.ts";
import { englishSentences } from "./verify/second-agency/english.ts";
import { faults, seen } from "./verify/second-agency/found.ts";
import { takeJourneys } from "./verify/second-agency/journeys.ts";
import { queueNews, readMails } from "./verify/second-agency/mails.ts";
import { answers, documents } from "./verify/second-agency/nordlicht.ts";
import { findTraces, listColours } from "./verify/second-agency/traces.ts";
import { openWindow } from "./verify/second-agency/window.ts";

// Clones what is committed, makes it another agency's with `npm run setup`, starts it on the tests' ports, goes the ways of visitor,
// owner, client and editor through it, and looks through everything that it says for what is the demo's.

// `--in <folder>` makes the clone there and leaves it, or takes the one that is there, without what was stored in it.

const kept = process.argv.includes("--in") ? process.argv[process.argv.indexOf("--in") + 1] : undefined;
const folder = kept ?? mkdtempSync(join(tmpdir(), "second-agency-"));
const clone = join(folder, "clone");
const data = join(clone, stackEnvironment.DATA_DIR ?? "");
const env = { ...process.env, ...stackEnvironment, OWN_DIR: "own" };
const ownerAddress = "jette@nordlicht.example";
const log: string[] = [];

try {
  if (!existsSync(join(clone, "own"))) makeOwn();
  rmSync(data, { recursive: true, force: true });
  const stop = await start();
  try {
    await use();
  } finally {
    await stop();
  }
  seen.push({ address: "the log", text: log.join("") });
  judge();
} finally {
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

/** As docs/make-it-yours.md says, with the documents that an owner would have written in the Studio. */
function makeOwn(): void {
  must("git", ["clone", "--quiet", root, clone], root);
  writeFileSync(join(folder, "answers.json"), JSON.stringify(answers));
  must("npm", ["run", "setup", "--", "--yes", "--file", join(folder, "answers.json")], clone);
  for (const document of documents)
    writeFileSync(join(clone, "own/documents", `${document._id}.json`), JSON.stringify(document));
}

async function start(): Promise<() => Promise<void>> {
  const launcher = spawn("npm", ["start"], { cwd: clone, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(launcher, "exit");
  const ready = new Promise<void>((resolve, reject) => {
    for (const output of [launcher.stdout, launcher.stderr])
      output.setEncoding("utf8").on("data", (text: string) => {
        process.stdout.write(text);
        log.push(text);
        if (log.join("").includes(`${answers.name} is ready.`)) resolve();
      });
    launcher.once("exit", (code) => reject(new Error(`npm start ended with ${code} before it was ready`)));
  });
  const stop = async () => {
    launcher.kill("SIGTERM");
    await ended;
  };
  try {
    await ready;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function use(): Promise<void> {
  const told = must("npm", ["run", "--silent", "make-owner", "--", ownerAddress], clone);
  const password = told.match(/now: (\S+)/)?.[1] ?? "";
  const browser = await launchChromium();
  try {
    const people = {
      visitor: await openWindow(browser, "phone"),
      owner: await openWindow(browser, "desk"),
      client: await openWindow(browser, "phone"),
      editor: await openWindow(browser, "desk"),
    };
    await takeJourneys(people, { email: ownerAddress, password });
    await queueNews(readSecrets(data).supabaseSecretKey);
    await look(people.visitor, [
      "/",
      "/work",
      "/llms.txt",
      "/robots.txt",
      "/sitemap.xml",
      "/link-preview/home",
    ]);
    await look(people.owner, ["/dashboard/owner"]);
    await look(people.client, ["/dashboard/client"]);
    await readStudio(people.editor);
    // Of message, call and its new time two each; reply, confirmation, new password, invite, sign-up, and the news of both sides.
    await readMails(13);
  } finally {
    await browser.close();
  }
}

async function look(page: Page, paths: string[]): Promise<void> {
  const found = await crawl(
    page,
    paths.map((path) => addresses.site + path),
  );
  seen.push(...found.seen);
  faults.push(...found.faults);
  console.log(
    `Looked at ${found.seen.length} pages and files from ${paths[0]}: ${found.faults.length} faults.`,
  );
}

async function readStudio(page: Page): Promise<void> {
  await page.goto(addresses.studio);
  await page.getByText("Home page").first().waitFor({ timeout: 60_000 });
  seen.push({
    address: "the Studio",
    text: `${await page.title()}\n${await page.locator("body").textContent()}`,
  });
  if (!(await page.title()).includes(answers.name))
    faults.push(`The Studio's title is ${await page.title()}`);
  await page
    .getByText(/Before you open/)
    .first()
    .waitFor({ timeout: 60_000 });
}

function judge(): void {
  const colours = listColours(readFileSync(join(clone, "own/brand.json"), "utf8"));
  for (const { address, text } of seen)
    for (const trace of findTraces(text, colours)) faults.push(`${address} has the demo's “${trace}”`);
  // The Studio, the terminal and the tools of this machine speak English.
  for (const { address, text } of seen.filter(({ address }) => !["the Studio", "the log"].includes(address)))
    for (const sentence of englishSentences)
      if (text.includes(sentence)) faults.push(`${address} says in English “${sentence}”`);
  const all = seen.map(({ text }) => text).join("\n");
  if (!/1\.200,00\s€/.test(all)) faults.push("No price is written like 1.200,00 €");
  if (!/\d{1,2}\. (November|Dezember|Januar) 20\d\d/.test(all))
    faults.push("No date is written like 23. November 2026");
  console.log(`Looked through ${seen.length} pages, files and mails.`);
  if (faults.length > 0) throw new Error([...new Set(faults)].join("\n"));
  console.log("A second agency has nothing of the first.");
}

function must(command: string, args: string[], cwd: string): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stdout}`);
  return stdout;
}
