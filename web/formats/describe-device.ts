/** Empty where it is not known. */
export type Device = { browser: string; system: string };

// The first that fits: most browsers name those that they come from too.
const browsers: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS\b/],
  ["Linux", /\bLinux\b/],
];

/** Which kind of device a browser says it is: nothing else of what it sends, and nothing that somebody typed. */
export function readDevice(userAgent: string | null): Device {
  const find = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? "";
  return { browser: find(browsers), system: find(systems) };
}

type Words = { device: (browser: string, system: string) => string; unknownBrowser: string };

/** “Firefox on Windows”; the words are the catalogue's `account.sessions`. */
export function describeDevice({ browser, system }: Device, words: Words): string {
  const name = browser || words.unknownBrowser;
  return system ? words.device(name, system) : name;
}
