import vm from "node:vm";

const manifest = /^globalThis\.__RSC_MANIFEST\b/;

/**
 * Next runs the script that lists a page's client modules in a V8 context of its own and keeps that: a fifth of a megabyte for
 * every page that was ever asked for (next/dist/server/load-manifest.external.js). The script needs no more than a function's
 * arguments; whatever else asks for a new context gets one.
 */
export function evaluateManifestsHere(): void {
  const { runInNewContext } = vm;
  vm.runInNewContext = (code, sandbox, options) => {
    if (typeof sandbox !== "object" || options !== undefined || !manifest.test(code))
      return runInNewContext(code, sandbox, options);
    return vm.compileFunction(code, ["globalThis", "process"])(sandbox, sandbox.process);
  };
}
