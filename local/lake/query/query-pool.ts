import { Worker } from "node:worker_threads";
import { contentError, LakeError } from "../request/lake-error.ts";
import type { Project } from "./evaluate-query.ts";
import type { QueryAnswer, QueryRequest, WorkerMessage } from "./query-request.ts";

interface Job {
  request: QueryRequest;
  resolve: (answer: QueryAnswer) => void;
  reject: (error: Error) => void;
}

interface PoolOptions {
  /** The database file that the workers read. */
  path: string;
  project: Project;
  maxMilliseconds: number;
  workers: number;
}

/**
 * Evaluates queries in worker threads, so that a query that never ends is ended after `maxMilliseconds`
 * and holds up neither writes nor listeners.
 */
export class QueryPool {
  readonly #options: PoolOptions;
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #stops = new Map<Worker, (error: Error) => void>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Throws a 400 queryParseError, or a 408 when the query took too long or too much memory. */
  run(request: QueryRequest): Promise<QueryAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #dispatch(): void {
    const worker = this.#idle.pop();
    if (worker) {
      const job = this.#waiting.shift();
      if (job) this.#start(worker, job);
      else this.#idle.push(worker);
    } else if (this.#waiting.length > 0 && this.#all.size < this.#options.workers && !this.#isClosed) {
      this.#spawn();
    }
  }

  #spawn(): void {
    const { path, project } = this.#options;
    const worker = new Worker(new URL("./query-worker.ts", import.meta.url), {
      workerData: { path, project },
      resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 4 },
    });
    this.#all.add(worker);
    worker.once("message", () => this.#free(worker));
    worker.on("error", (error) => this.#remove(worker, error));
    worker.on("exit", () => this.#remove(worker, new Error("The query worker ended")));
    worker.unref();
  }

  #start(worker: Worker, { request, resolve, reject }: Job): void {
    const finish = (): void => {
      clearTimeout(timer);
      worker.off("message", receive);
      this.#stops.delete(worker);
    };
    const receive = (message: WorkerMessage): void => {
      finish();
      if (message.kind === "answer") resolve(message.answer);
      if (message.kind === "refusal")
        reject(new LakeError(message.status, message.body, message.description));
      this.#free(worker);
    };
    const timer = setTimeout(() => void worker.terminate(), this.#options.maxMilliseconds);
    this.#stops.set(worker, (cause) => {
      finish();
      const description = `The query was ended: it took more than ${this.#options.maxMilliseconds} ms or too much memory`;
      const error = contentError(408, "queryTimeoutError", description, { query: request.query });
      reject(Object.assign(error, { cause }));
    });
    worker.on("message", receive);
    worker.postMessage(request);
  }

  #free(worker: Worker): void {
    this.#idle.push(worker);
    this.#dispatch();
  }

  #remove(worker: Worker, error: Error): void {
    if (!this.#all.delete(worker)) return;
    const place = this.#idle.indexOf(worker);
    if (place >= 0) this.#idle.splice(place, 1);
    const stop = this.#stops.get(worker);
    if (stop) stop(error);
    else if (this.#waiting.length > 0) this.#waiting.shift()?.reject(error);
    this.#dispatch();
  }
}
