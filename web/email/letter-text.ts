import { fill } from "#texts/fill.ts";

/**
 * A reply as it is mailed and kept in view: with a greeting, ours where its writer wrote none. The words are the catalogue's
 * `mails.letter`.
 */
export function letterText(
  reply: string,
  name: string,
  { hello, greetings }: { hello: string; greetings: string },
): string {
  const text = reply.replaceAll(/\r\n?/g, "\n").trim();
  const greets = new RegExp(`^(${greetings})(?![\\p{L}\\p{N}-])`, "iu").test(text);
  const opensWithName = text.toLowerCase().startsWith(`${name.toLowerCase().split(/\s/)[0]},`);
  return greets || opensWithName ? text : `${fill(hello, { name })}\n\n${text}`;
}
