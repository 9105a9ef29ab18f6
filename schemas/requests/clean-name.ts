/** What no reader sees: marks that turn the direction of text, fillers, and signs without a width. */
const unseen = [
  "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0",
  "\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e001f}",
].join("");
const space = "\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000";
/** Joiners and variants change how the letters beside them look, and are nothing by themselves. */
const joiners =
  "\\u180b-\\u180f\\u200c\\u200d\\u2800\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}";

const lineBreaks = /(?:(?!\0)\p{Cc}|[\u2028\u2029])+/gu;
const unseenMarks = new RegExp(`[${unseen}]`, "gu");
const outerSpace = new RegExp(`^[${space}]+|[${space}]+$`, "gu");
const seen = new RegExp(`[^${space}${joiners}]`, "u");

/**
 * A name as its reader sees it: one line with every letter, without the marks that address books, chat programs and keyboards put
 * beside it. Empty where nothing of it would be seen. NUL and halves of characters are left for what refuses them. The
 * database's `app.clean_name` does the same.
 */
export function cleanName(name: string): string {
  const words = name.replace(lineBreaks, " ").replace(unseenMarks, "").replace(outerSpace, "");
  return seen.test(words) ? words : "";
}
