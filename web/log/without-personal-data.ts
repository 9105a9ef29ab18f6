const replacements: [RegExp, string][] = [
  // Colours and marks that Next sets for people at a terminal.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that starts a colour
  [/\x1b\[[\d;]*m|[⨯▲✓⚠○]\s*/g, ""],
  // Parsers quote what they could not read.
  [/"[^"]*"?|`[^`]*`?|(?<==)\([^)]*\)?/g, "[text]"],
  [/\?[^\s?'"<>)\]]+/g, "?[query]"],
  [/[^\s'"<>()[\]:=,;@]+(?:@|%40)[^\s'"<>()[\]:=,;]+/g, "[email]"],
  [/\beyJ[\w-]+(?:\.[\w-]+)+/g, "[token]"],
];
const kept = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|127(?:\.\d{1,3}){3}/;
const address = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/;
const token = /(?=[a-z_+~-]*\d)[\w+~-]{24,}(?:\.[\w+~-]+)*=*/;
const number = /(?<![\w.:])\+?\(?\d[\d\s().-]{5,}\d(?![\w:])/;
const keptOrReplaced = new RegExp(
  `(?<kept>${kept.source})|(?<address>${address.source})|(?<number>${number.source})|(?<token>${token.source})`,
  "gi",
);

/**
 * A log message without what may belong to a person or open a door: email addresses, phone and IP addresses, query
 * strings, tokens, and whatever stands in double quotes. Ids of rows (UUIDs) stay, to find the row by, and loopback.
 */
export function withoutPersonalData(message: string): string {
  let text = message.slice(0, 2000);
  for (const [pattern, replacement] of replacements) text = text.replace(pattern, replacement);
  for (const { groups, index, 0: found } of [...text.matchAll(keptOrReplaced)].reverse()) {
    const name = Object.keys(groups ?? {}).find((group) => groups?.[group]);
    if (name !== "kept") text = `${text.slice(0, index)}[${name}]${text.slice(index + found.length)}`;
  }
  return text.trim().slice(0, 500);
}
