import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { styleText } from "node:util";
import { hasEnded } from "../../process/end-process.ts";
import { openLogs } from "./logs.ts";
import { root } from "./settings.ts";

type Task = {
  name: string;
  /** Arguments for node, the script first. */
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  /** Hears of each line that it prints. */
  onLine?: (line: string) => void;
};

/**
 * The processes that a launcher owns. Each runs in a process group of its own and holds an IPC channel to the
 * launcher: `stopAll` ends the whole group, and a launcher that dies by surprise takes them along. What has not ended
 * `gracePeriodMs` after SIGTERM is killed. What they print is in `logs`; what servers complain of once they are ready is shown as
 * well, unless they are `isQuiet` or being stopped.
 */
export function createProcesses({
  gracePeriodMs = 8000,
  shortestLifeMs = 5000,
  logs = openLogs(),
  isQuiet = Boolean(process.env.QUIET_SERVERS),
} = {}) {
  const running = new Map<ChildProcess, string>();
  const ready = new Set<ChildProcess>();
  let isStopping = false;
  let reportFailure: (reason: Error) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    reportFailure = reject;
  });
  failure.catch(() => {});

  function launch(task: Task): ChildProcess {
    // Whoever waited for something that was ended may ask for the next thing.
    if (isStopping) throw new Error(`${task.name} is not started any more`);
    const child = spawn(process.execPath, task.args, {
      cwd: task.cwd ?? root,
      env: { ...process.env, ...task.env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    running.set(child, task.name);
    child.on("exit", () => running.delete(child));
    forEachLine(child.stdout, (lines) => {
      logs.add(task.name, lines);
      for (const line of lines) task.onLine?.(line);
    });
    forEachLine(child.stderr, (lines) => {
      logs.add(task.name, lines);
      for (const line of lines) task.onLine?.(line);
      if (ready.has(child) && !isQuiet && !isStopping) for (const line of lines) complain(task.name, line);
    });
    return child;
  }

  /** Why a task is over: what it said last, unless it was ended. */
  function explain(task: Task, how: string): Error {
    return new Error(`${task.name} ${how}${isStopping ? "" : logs.tail(task.name)}`);
  }

  async function startServer(
    task: Task,
    isReady?: () => Promise<boolean>,
    isRevived: () => boolean = () => false,
  ): Promise<() => Promise<void>> {
    const child = launch(task);
    let isStoppedAlone = false;
    await new Promise<void>((resolve, reject) => {
      child.on("exit", (code, signal) => {
        const reason = explain(task, `ended (${signal ?? `exit code ${code}`})`);
        reject(reason);
        if (!isStopping && !isStoppedAlone && !isRevived()) reportFailure(reason);
      });
      if (isReady) {
        waitUntil(isReady, () => !hasEnded(child)).then(resolve, reject);
      } else {
        child.on("message", (message) => {
          if (isReadyMessage(message)) resolve();
        });
      }
    });
    ready.add(child);
    return () => {
      isStoppedAlone = true;
      return stop(child, gracePeriodMs);
    };
  }

  return {
    /** Rejects when a started server ends although nobody stopped it. */
    failure,

    /**
     * Starts a server; resolves when it says `{ready: true}` or when `isReady` first answers true, with the function
     * that stops this one alone. Rejects if it ends before.
     */
    start: startServer,

    /**
     * The same for a server whose sudden end the others survive: it is started again, unless it ended `shortestLifeMs`
     * after it was ready, or before.
     */
    async keep(task: Task): Promise<void> {
      let readyAt = Number.POSITIVE_INFINITY;
      const run = async () => {
        await startServer(task, undefined, isRevived);
        readyAt = Date.now();
      };
      const isRevived = () => {
        const livedMs = Date.now() - readyAt;
        readyAt = Number.POSITIVE_INFINITY;
        if (livedMs < shortestLifeMs) return false;
        console.error(`${task.name} ended and is started again.`);
        // Its failure is reported where its end is seen.
        run().catch(() => {});
        return true;
      };
      await run();
    },

    /** Runs a task to its end; rejects when it fails, or is ended before. */
    async run(task: Task): Promise<void> {
      const child = launch(task);
      await new Promise<void>((resolve, reject) => {
        child.on("exit", (code, signal) =>
          code === 0 && !isStopping
            ? resolve()
            : reject(explain(task, `failed (${signal ?? `exit code ${code}`})`)),
        );
      });
    },

    /** Ends everything still running and resolves when nothing is left. Told again, it no longer waits. */
    async stopAll(): Promise<void> {
      const waitMs = isStopping ? 0 : gracePeriodMs;
      isStopping = true;
      await Promise.all([...running.keys()].map((child) => stop(child, waitMs)));
    },
  };
}

export type Processes = ReturnType<typeof createProcesses>;

/** Calls back with the whole lines of each piece that arrives. */
function forEachLine(stream: Readable | null, take: (lines: string[]) => void): void {
  let rest = "";
  stream?.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    take(lines);
  });
  stream?.on("end", () => take([rest]));
}

function complain(name: string, line: string): void {
  if (line.trim())
    console.error(`${styleText("dim", `${name.padEnd(8)}│`, { stream: process.stderr })} ${line}`);
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === "object" && message !== null && "ready" in message && message.ready === true;
}

async function waitUntil(isReady: () => Promise<boolean>, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function stop(child: ChildProcess, gracePeriodMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const killTimer = setTimeout(() => signalGroup(child, "SIGKILL"), gracePeriodMs);
    child.on("exit", () => {
      clearTimeout(killTimer);
      signalGroup(child, "SIGKILL"); // whatever the process itself left behind
      resolve();
    });
    signalGroup(child, "SIGTERM");
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
