import type { CDPSession } from "playwright";
import { answers } from "../stack/addresses.ts";
import { readSettings } from "../stack/settings.ts";

/** How often each figure is taken. */
export const rounds = Number(process.env.ROUNDS ?? 5);

/** The running product's address. Throws an Error when nothing answers there. */
export async function findSite(): Promise<string> {
  const { siteUrl } = readSettings();
  if (await answers(`${siteUrl}/api/health`)) return siteUrl;
  throw new Error(`No site answers at ${siteUrl}: run npm start first, or set SITE_URL.`);
}

/** Milliseconds of latency, bytes a second (-1: all there are), and how many times slower than this machine. */
type Line = { latency: number; throughput: number; slowdown: number };

/** Of a page, what its one `devTools` session says: a second one would not take the first one's word back. */
export async function slowDown(devTools: CDPSession, { latency, throughput, slowdown }: Line): Promise<void> {
  const speed = { downloadThroughput: throughput, uploadThroughput: throughput };
  await devTools.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Three columns: the median, the lowest and the highest. */
export function spread(values: readonly number[], digits = 0): string[] {
  return [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
}

/** Prints columns and what they are of. A figure beyond its limit fails the bench. */
export function printRow(columns: string[], name: string, isBeyond = false): void {
  if (isBeyond) process.exitCode = 1;
  console.log(columns.map((column) => column.padStart(9)).join(" "), name, isBeyond ? "FAILS" : "");
}
