import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ofProcess } from "../server/of-process.ts";
import { finishPage, isWhole } from "./finish-page.ts";
import { fileOf } from "./join-styles.ts";
import { replaceWhole } from "./replace-whole.ts";

// Next offers its file-system cache only as an internal CommonJS module; page-finisher.test.ts notices when that changes.
const {
  default: FileSystemCache,
}: typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js") = createRequire(
  import.meta.url,
)("next/dist/server/lib/incremental-cache/file-system-cache.js");

type NextCache = InstanceType<typeof FileSystemCache>;
type Files = ReturnType<typeof replaceWhole>;
type SharedCache = ReturnType<typeof import("./shared-cache.ts").openSharedCache>;

const { CACHE_URL } = process.env;
const found = new Map<string, boolean>();
/** When the making of a stored value began, in milliseconds since 1970. */
const begun = ofProcess("begun entries", () => new WeakMap<object, number>());
let files: Files | undefined;
let shared: Promise<SharedCache> | undefined;

/**
 * Next's own cache, in which each static page is finished once: when it enters (docs/decisions/0018). With CACHE_URL set
 * several instances know the same pages (docs/decisions/0019). Next makes one of these for every request.
 */
export default class PageFinisher extends FileSystemCache {
  #isThere;
  /** When each entry was first asked for since it was last stored: nothing in what is stored next is older. */
  #asked = new Map<string, number>();

  constructor(...[context]: ConstructorParameters<typeof FileSystemCache>) {
    // What Next makes for proxy.ts has neither files nor a folder.
    super(context.fs ? { ...context, fs: wholeFiles(context.fs) } : context);
    this.#isThere = (address: string) => isInBuild(join(context.serverDistDir, ".."), address);
    if (CACHE_URL && process.env.NEXT_PHASE !== "phase-production-build")
      shared ??= openShared(CACHE_URL, readBuildId(context.serverDistDir));
  }

  override async get(...[key, context]: Parameters<NextCache["get"]>) {
    if (!this.#asked.has(key)) this.#asked.set(key, Date.now());
    let local = await super.get(key, context);
    if (local?.value?.kind === "APP_PAGE" && !isWhole(local.value)) local = null;
    // Next dates an entry by its end. What was published while it was made would then pass for being in it.
    if (local?.value) local.lastModified = begun.get(local.value) ?? local.lastModified;
    // Pages from the build come straight from its files; the object is the one that memory keeps.
    if (local?.value?.kind === "APP_PAGE") finishPage(local.value, this.#isThere);
    if (!shared || !isShared(context.kind)) return local;
    const newest = await (await shared).findNewest(key, local);
    if (newest?.value?.kind === "APP_PAGE") finishPage(newest.value, this.#isThere);
    return newest;
  }

  override async set(...[key, value, context]: Parameters<NextCache["set"]>) {
    const lastModified = this.#asked.get(key) ?? Date.now();
    this.#asked.delete(key);
    if (value) begun.set(value, lastModified);
    if (value?.kind === "APP_PAGE") finishPage(value, this.#isThere);
    await super.set(key, value, context);
    if (value && isShared(value.kind) && "cacheControl" in context)
      void this.#share(key, { value, lastModified, cacheControl: context.cacheControl });
  }

  override async revalidateTag(...[tags, durations]: Parameters<NextCache["revalidateTag"]>) {
    await super.revalidateTag(tags, durations);
    await (await shared)?.tell(typeof tags === "string" ? [tags] : tags);
  }

  async #share(...[key, entry]: Parameters<SharedCache["share"]>) {
    await (await shared)?.share(key, entry);
  }
}

/** Next gives the same methods to the handler of each request. */
function wholeFiles(fs: Files): Files {
  files ??= replaceWhole(fs);
  return files;
}

/** Its client is some ten megabytes in memory, which a site of one process need not hold. */
async function openShared(url: string, buildId: string): Promise<SharedCache> {
  const { openSharedCache } = await import("./shared-cache.ts");
  return openSharedCache(url, buildId);
}

/** What a content service answered is fetched again by each instance; what it became is shared. */
function isShared(kind: string): boolean {
  return kind === "APP_PAGE" || kind === "APP_ROUTE";
}

/** Whether the build in `distDir` has a file for an address. */
function isInBuild(distDir: string, address: string): boolean {
  const file = fileOf(distDir, address);
  const isThere = found.get(file) ?? existsSync(file);
  found.set(file, isThere);
  return isThere;
}

function readBuildId(serverDistDir: string): string {
  return readFileSync(join(serverDistDir, "..", "BUILD_ID"), "utf8").trim();
}
