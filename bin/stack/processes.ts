import { type ChildProcess, spawn } from "node:child_process";
import { hasEnded } from "../../local/end-process.ts";
import { root } from "./settings.ts";

type Task = {
  name: string;
  /** Arguments for node, the script first. */
  args: string[];
  env: Record<string, string>;
  cwd?: string;
};

/**
 * The processes that a launcher owns. Each runs in a process group of its own and holds an IPC channel to the
 * launcher: `stopAll` ends the whole group, and a launcher that dies by surprise takes them along. What has not ended
 * `gracePeriodMs` after SIGTERM is killed.
 */
export function createProcesses({ gracePeriodMs = 8000, shortestLifeMs = 5000 } = {}) {
  const running = new Map<ChildProcess, string>();
  let isStopping = false;
  let reportFailure: (reason: Error) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    reportFailure = reject;
  });
  failure.catch(() => {});

  function launch(task: Task): ChildProcess {
    const child = spawn(process.execPath, task.args, {
      cwd: task.cwd ?? root,
      env: { ...process.env, ...task.env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    running.set(child, task.name);
    child.on("exit", () => running.delete(child));
    forward(child, task.name);
    return child;
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
        const reason = new Error(`${task.name} ended (${signal ?? `exit code ${code}`})`);
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

    /** Runs a task to its end; rejects when it fails. */
    run(task: Task): Promise<void> {
      const child = launch(task);
      return new Promise((resolve, reject) => {
        child.on("exit", (code, signal) =>
          code === 0
            ? resolve()
            : reject(new Error(`${task.name} failed (${signal ?? `exit code ${code}`})`)),
        );
      });
    },

    /** Ends everything still running and resolves when nothing is left. */
    async stopAll(): Promise<void> {
      isStopping = true;
      await Promise.all([...running.keys()].map((child) => stop(child, gracePeriodMs)));
    },
  };
}

function forward(child: ChildProcess, name: string): void {
  const prefix = `\x1b[2m${name.padEnd(8)}│\x1b[0m `;
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim()) console.log(prefix + line);
    });
  }
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
