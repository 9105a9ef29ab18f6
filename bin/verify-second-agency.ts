import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { de } from "../web/texts/de/de.ts";
import { readSecrets } from "./stack/secrets.ts";
import { root } from "./stack/settings.ts";
import { addresses, ports, stackEnvironment } from "./stack/test-settings.ts";
import { launchChromium } from "./tools/chromium.ts";
import { crawl, type Seen } from "./verify/second-agency/crawl.ts";
import { englishSentences } from "./verify/second-agency/english.ts";
import { fillPortal, member } from "./verify/second-agency/fill-portal.ts";
import { answers, cards, documents } from "./verify/second-agency/nordlicht.ts";
import { findTraces, listColours } from "./verify/second-agency/traces.ts";

// Clones what is committed, makes it another agency's with `npm run setup`, starts it on the tests' ports, uses it as a visitor
// and as its owner, and looks through everything that it says for what is the demo's.

// `--in <folder>` makes the clone there and leaves it, or takes the one that is there.

const kept = process.argv.includes("--in") ? process.argv[process.argv.indexOf("--in") + 1] : undefined;
const folder = kept ?? mkdtempSync(join(tmpdir(), "second-agency-"));
const clone = join(folder, "clone");
const env = { ...process.env, ...stackEnvironment, OWN_DIR: "own" };
const ownerAddress = `jette-${Date.now()}@nordlicht.example`;
const log: string[] = [];
const faults: string[] = [];
const seen: Seen[] = [];

try {
  if (!existsSync(join(clone, "own"))) makeOwn();
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
  const home = JSON.parse(readFileSync(join(clone, "content/empty/de/home-page.json"), "utf8"));
  home.partner.cards = cards;
  for (const document of [...documents, home])
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
  const secrets = readSecrets(join(clone, stackEnvironment.DATA_DIR ?? ""));
  const backend = { url: `http://127.0.0.1:${ports.supabase}`, key: secrets.supabaseSecretKey };
  const project = await fillPortal(backend);
  const browser = await launchChromium();
  try {
    const visitor = await browser.newPage();
    await send(visitor);
    await look(visitor, ["/", "/work", "/llms.txt", "/robots.txt", "/sitemap.xml", "/link-preview/home"]);
    const owner = await (await browser.newContext()).newPage();
    await signIn(owner, { email: ownerAddress, password }, "owner");
    await confirmCall(owner);
    await look(owner, ["/dashboard/owner", `/projects/${project}/change-orders`]);
    const client = await (await browser.newContext()).newPage();
    await signIn(client, member, "client");
    await look(client, ["/dashboard/client", `/projects/${project}/change-orders`]);
    await readStudio(await browser.newPage());
    await readMails();
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

/** The two forms of a visitor, and a new password: every mail that this sends is read afterwards. */
async function send(page: Page): Promise<void> {
  const person = { name: "Ole Hansen", email: "ole@hansen.example", phone: "0431 555 01 20" };
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const posts: [path: string, body: object][] = [
    ["/api/contact", { ...person, message: "Moin, wir brauchen eine Website." }],
    ["/api/discovery-call", { ...person, date: day, startTime: "10:00", endTime: "10:30", notes: "" }],
    ["/api/forgot-password", { email: ownerAddress }],
  ];
  for (const [path, data] of posts) {
    const response = await page.request.post(addresses.site + path, {
      data,
      // A visitor who sends a form as soon as it opens is taken for a script, and mailed nothing.
      headers: { Origin: addresses.site, "Form-Opened-At": String(Date.now() - 60_000) },
    });
    if (!response.ok()) faults.push(`${path} answers ${response.status()}: ${await response.text()}`);
  }
}

async function signIn(page: Page, who: { email: string; password: string }, role: string): Promise<void> {
  await page.goto(`${addresses.site}/login`);
  await page.locator("input[type=email]").first().fill(who.email);
  await page.locator("input[type=password]").first().fill(who.password);
  await page.locator("main form button[type=submit]").first().click();
  await page.waitForURL(`**/dashboard/${role}`);
}

/** Its visitor is mailed a calendar file. */
async function confirmCall(page: Page): Promise<void> {
  await page.goto(`${addresses.site}/dashboard/owner/calls`);
  const call = page.getByRole("article", { name: "Ole Hansen" });
  await call.getByRole("button", { name: de.calls.decisions.confirm, exact: true }).click();
  await call.getByText(de.calls.statuses.confirmed).first().waitFor();
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

type Mail = { id: string; subject: string; html: string; text: string; attachments: string[] };

/** Two of each form, the call's confirmation, and a link to a new password; mails are sent a little after what they tell of. */
async function readMails(): Promise<void> {
  const expected = 6;
  let mails: Mail[] = [];
  for (let tries = 0; mails.length < expected && tries < 120; tries += 1) {
    if (tries > 0) await setTimeout(500);
    mails = await (await fetch(`${addresses.inbox}/api/messages`)).json();
  }
  if (mails.length < expected)
    faults.push(`Only ${mails.length} mails were sent: ${mails.map(({ subject }) => subject).join(", ")}`);
  for (const { subject, ...mail } of mails) {
    seen.push({ address: `the mail “${subject}”`, text: `${subject}\n${JSON.stringify(mail)}` });
    for (const [index, name] of mail.attachments.entries()) {
      const file = await fetch(`${addresses.inbox}/messages/${mail.id}/attachments/${index}`);
      seen.push({ address: `${name} of “${subject}”`, text: await file.text() });
    }
  }
  if (!seen.some(({ text }) => text.includes("STATUS:CONFIRMED"))) faults.push("No calendar file was sent");
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
