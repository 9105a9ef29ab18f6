import { fill } from "#texts/fill.ts";
import { firstName } from "#texts/first-name.ts";

/** How a letter begins: “Hello Ada,”. The words are the catalogue's `mails.letter`. */
export function greet(name: string, { hello, greets }: { hello: string; greets: string }): string {
  return fill(hello, { name: greets === "first name" ? firstName(name) : name });
}
