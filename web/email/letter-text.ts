import { greet } from "./greet.ts";

/**
 * A reply as it is mailed and kept in view: with a greeting, ours where its writer wrote none. The words are the catalogue's
 * `mails.letter`.
 */
export function letterText(
  reply: string,
  name: string,
  letter: { hello: string; greets: string; greetings: string },
): string {
  const text = reply.replaceAll(/\r\n?/g, "\n").trim();
  const greets = new RegExp(`^(${letter.greetings})(?![\\p{L}\\p{N}-])`, "iu").test(text);
  const opensWithName = text.toLowerCase().startsWith(`${name.toLowerCase().split(/\s/)[0]},`);
  return greets || opensWithName ? text : `${greet(name, letter)}\n\n${text}`;
}
