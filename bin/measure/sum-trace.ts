import { z } from "zod";

/** What Chromium is asked to write down: its tasks, and what it does in them. */
export const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-lighthouse",
  "loading",
  "blink.user_timing",
];
/** A task that is longer keeps a press waiting. */
const longMs = 50;

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  args: z
    .looseObject({ data: z.looseObject({ documentLoaderURL: z.string() }).optional().catch(undefined) })
    .catch({}),
});
type TraceEvent = z.infer<typeof event>;

/** What the thread that shows `url` did from the start of the navigation to the trace's end, in milliseconds. */
export function sumTrace(trace: Buffer, url: string) {
  const { traceEvents } = z.object({ traceEvents: z.array(z.unknown()) }).parse(JSON.parse(trace.toString()));
  const events = traceEvents.flatMap((found) => event.safeParse(found).data ?? []);
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const own = events.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts);
  const paint = own.find(({ name }) => name === "firstContentfulPaint")?.ts ?? start.ts;
  const tasks = own.filter(({ name }) => name === "RunTask");
  const long = tasks.filter(({ dur }) => dur > longMs * 1000);
  // As Lighthouse counts it: what goes beyond, once something can be seen.
  const blocking = long.filter(({ ts, dur }) => ts + dur > paint);
  const styles = own.filter(({ name }) => name === "UpdateLayoutTree");
  const layouts = own.filter(({ name }) => name === "Layout");
  return {
    mainMs: sumMs(tasks),
    styles: styles.length,
    styleMs: sumMs(styles),
    layouts: layouts.length,
    layoutMs: sumMs(layouts),
    longTasks: long.length,
    blockingMs: sumMs(blocking) - blocking.length * longMs,
  };
}

function sumMs(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { dur }) => sum + dur, 0) / 1000;
}
