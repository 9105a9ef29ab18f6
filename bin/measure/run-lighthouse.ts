import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

export const categories = ["performance", "accessibility", "best-practices", "seo"];
/** Where it finds a browser that was launched with `--remote-debugging-port`. */
export const port = 9333;
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })).and(
    z.object({
      "network-requests": z.object({ details: z.object({ items: z.array(z.object({ url: z.string() })) }) }),
    }),
  ),
  environment: z.object({ benchmarkIndex: z.number() }),
});

/** npm fetches it when it is first asked for: 87 MB that nothing else needs. It takes the browser that listens on the port. */
export async function runLighthouse(url: string): Promise<z.infer<typeof report>> {
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      ...["exec", "--yes", "--package=lighthouse@13.5.0", "--", "lighthouse", url, `--port=${port}`],
      ...["--output=json", "--quiet", `--only-categories=${categories.join(",")}`],
    ],
    { maxBuffer: 100 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}
