import { execFileSync } from "node:child_process";
import {
  chmodSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../stack/settings.ts";

// What runs elsewhere than here has no more rights than its work needs. No container engine ran where this was written.

const read = (file: string) => readFileSync(join(root, file), "utf8");
const [head = "", ...blocks] = read("compose.yml").split(/^services:\n|^ {2}(?=[a-z]+:\n)/m);
const services = new Map(
  blocks.flatMap((block) => {
    const [, name] = /^([a-z]+):\n {4}/.exec(block) ?? [];
    return name ? [[name, block] as const] : [];
  }),
);

const handsOver = ["certificates", "backup"];
const writes: Record<string, string> = {
  proxy: "deploy/nginx/start.sh writes which of its files hold",
  site: "keeps its pages beside its code",
  backup: "rehearses what may be larger than the memory",
};

test("every container gives its capabilities away, gains none, and writes nothing into its image but where that is its work", () => {
  expect([...services.keys()]).toEqual(["proxy", "certificates", "site", "backup", "cache"]);
  const shared = (name: string) => new RegExp(`&${name}\n(?: {2}.*\n)+`).exec(head)?.[0] ?? "";
  expect(shared("few-rights")).toContain("cap_drop: [ALL]");
  expect(shared("few-rights")).toContain("no-new-privileges:true");
  expect(shared("hands-over")).toContain("cap_add: [CHOWN, DAC_OVERRIDE, SETGID, SETUID]");
  for (const [name, block] of services) {
    expect(block, name).toMatch(/<<: (\*few-rights|\[\*few-rights, \*hands-over\])\n/);
    expect(block.includes("*hands-over"), name).toBe(handsOver.includes(name));
    expect(block.includes("read_only: true"), name).toBe(!(name in writes));
    expect(block, name).not.toMatch(/cap_add|privileged|docker\.sock|network_mode|pid:/);
  }
});

test("no image goes on as root", () => {
  const stages = ["Dockerfile", ...globSync("deploy/*/Dockerfile", { cwd: root })].flatMap((file) =>
    read(file)
      .split(/^(?=FROM )/m)
      .slice(1)
      .map((stage) => `${file}: ${stage}`),
  );
  const run = stages.filter((stage) => /^CMD /m.test(stage));
  expect(run).toHaveLength(4);
  for (const stage of run) {
    const users = [...stage.matchAll(/^USER (\S+)/gm)].map(([, user]) => user);
    const [, command = "[]"] = /^CMD (.*)$/m.exec(stage) ?? [];
    expect(users.length > 0 && !users.includes("root") ? "own user" : command, stage).toMatch(
      /^own user|as-own-user/,
    );
  }
});

test("what is built by others' actions reads the code alone, each action by the commit that it is", () => {
  const workflows = globSync(".github/workflows/*.{yml,yaml}", { cwd: root }).map(read);
  expect(workflows.length).toBeGreaterThan(0);
  for (const workflow of workflows) {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    expect(workflow.match(/permissions:/g)).toHaveLength(1);
    const used = [...workflow.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

const folder = mkdtempSync(join(tmpdir(), "own-user-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const isRoot = process.getuid?.() === 0;
const user = isRoot ? "nobody" : execFileSync("id", ["-un"], { encoding: "utf8" }).trim();

test("a container hands over what root left, in its own folders alone, and goes on as its user", () => {
  chmodSync(folder, 0o755);
  const [own, other] = [join(folder, "own"), join(folder, "other")];
  for (const place of [join(own, "deep/er"), other]) mkdirSync(place, { recursive: true, mode: 0o700 });
  for (const place of [join(own, "deep/er/old"), join(other, "secret")])
    writeFileSync(place, "x", { mode: 0o600 });
  symlinkSync(join(other, "secret"), join(own, "link"));
  const start = (command: string) =>
    execFileSync(
      "bash",
      [
        join(root, "deploy/as-own-user.sh"),
        user,
        own,
        join(folder, "new folder"),
        "--",
        "bash",
        "-c",
        command,
        "name",
        "a b",
      ],
      { encoding: "utf8", cwd: folder },
    ).trim();
  const id = Number(execFileSync("id", ["-u", user], { encoding: "utf8" }));
  expect(start('id -u; echo "$1"').split("\n")).toEqual([String(id), "a b"]);
  if (isRoot)
    expect(start("grep CapPrm /proc/self/status; grep NoNewPrivs /proc/self/status")).toMatch(
      /^CapPrm:\s+0+\nNoNewPrivs:\s+1$/,
    );
  for (const place of [own, join(own, "deep/er/old"), ...(isRoot ? [join(folder, "new folder")] : [])])
    expect(statSync(place).uid, place).toBe(id);
  expect(lstatSync(join(own, "link")).uid).toBe(id);
  expect(statSync(join(other, "secret")).uid).toBe(process.getuid?.());
  expect(start(`cat '${own}/deep/er/old' && echo more >> '${own}/deep/er/old' && echo written`)).toBe(
    "xwritten",
  );
  expect(() => start("exit 3")).toThrow(expect.objectContaining({ status: 3 }));
});
