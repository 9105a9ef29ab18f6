import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { isFree } from "../../process/find-free-port.ts";

/** Throws one Error that lists every port of `ports` (name → number) already taken, and by what. */
export async function assertPortsFree(ports: Record<string, number>): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`  ${port} (${name}) by ${findHolder(port) ?? "another program"}`);
  }
  if (taken.length > 0)
    throw new Error(
      `These ports are taken:\n${taken.join("\n")}\nStop that program, or set another port in .env.`,
    );
}

/** The command line and process id that listens on the port, where the system tells. */
function findHolder(port: number): string | undefined {
  return findHolderInProc(port) ?? findHolderByLsof(port);
}

function findHolderInProc(port: number): string | undefined {
  const inode = findListeningInode(port);
  if (!inode) return undefined;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    if (holdsSocket(pid, inode)) {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return `process ${pid}: ${command.slice(0, 120)}`;
    }
  }
  return undefined;
}

function findListeningInode(port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const listening = "0A";
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    for (const line of readLines(table)) {
      const columns = line.trim().split(/\s+/);
      if (columns[1]?.endsWith(suffix) && columns[3] === listening) return columns[9];
    }
  }
  return undefined;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return []; // not Linux, or no IPv6
  }
}

function holdsSocket(pid: string, inode: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some(
      (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`,
    );
  } catch {
    return false; // another user's process, or one that just ended
  }
}

function findHolderByLsof(port: number): string | undefined {
  const { stdout } = spawnSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"], {
    encoding: "utf8",
  });
  const [, pid, command] = /p(\d+)\nc(.*)/.exec(stdout ?? "") ?? [];
  return pid ? `process ${pid}: ${command}` : undefined;
}
