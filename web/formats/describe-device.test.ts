import { expect, test } from "vitest";
import { textsOf } from "#texts/texts-of.ts";
import { describeDevice, readDevice } from "./describe-device.ts";

const apple = "(KHTML, like Gecko)";
const webkit = `AppleWebKit/537.36 ${apple}`;
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ${apple}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0.0.0`;
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;

test.each([
  ["Edge on Windows", `${windows} Safari/537.36 Edg/139.0.0.0`],
  ["Edge on Android", `${android} Chrome/139.0.0.0 Mobile Safari/537.36 EdgA/139.0.0.0`],
  ["Edge on iPhone", `${iphone} Version/18.0 EdgiOS/139.0 Mobile/15E148 Safari/605.1.15`],
  ["Opera on Windows", `${windows} Safari/537.36 OPR/123.0.0.0`],
  ["Samsung Internet on Android", `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["Firefox on Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0"],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0"],
  ["Firefox on iPhone", `${iphone} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0"],
  ["Chrome on Windows", `${windows} Safari/537.36`],
  ["Chrome on macOS", `${mac} ${webkit} Chrome/139.0.0.0 Safari/537.36`],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/139.0.0.0 Safari/537.36`],
  ["Chrome on Android", `${android} Chrome/139.0.0.0 Mobile Safari/537.36`],
  ["Chrome on iPhone", `${iphone} CriOS/139.0 Mobile/15E148 Safari/604.1`],
  ["Chrome on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/139.0.0.0 Safari/537.36`],
  ["Safari on macOS", `${mac} AppleWebKit/605.1.15 ${apple} Version/18.5 Safari/605.1.15`],
  ["Safari on iPhone", `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Safari on iPad", `${iphone.replaceAll("iPhone", "iPad")} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["A browser on Windows", "Something (Windows NT 10.0)"],
  ["A browser", "curl/8.5.0"],
  ["A browser", ""],
  ["A browser", null],
  ["A browser", "<script>alert(1)</script> http://example.com/ChromeX"],
])("%s", (described, userAgent) => {
  expect(describeDevice(readDevice(userAgent), textsOf("en-CA").account.sessions)).toBe(described);
});
