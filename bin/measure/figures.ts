import { answers } from "../addresses.ts";
import { readSettings } from "../settings.ts";

/** How often each figure is taken. */
export const rounds = Number(process.env.ROUNDS ?? 5);

/** The running product's address. Throws an Error when nothing answers there. */
export async function findSite(): Promise<string> {
  const { siteUrl } = readSettings();
  if (await answers(`${siteUrl}/api/health`)) return siteUrl;
  throw new Error(`No site answers at ${siteUrl}: run npm start first, or set SITE_URL.`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median, and between which values. */
export function spread(values: readonly number[], digits = 0): string {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${lowest.toFixed(digits)} – ${highest.toFixed(digits)})`;
}
