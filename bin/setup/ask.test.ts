import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askUntilAgreed, type Given } from "./ask.ts";

/** What somebody types, one line a question; an empty one is Enter. */
async function talk(known: Given, typed: string[], isAnything = true) {
  const lines = [...typed];
  const [input, output] = [new PassThrough(), new PassThrough()];
  const prompts: string[] = [];
  const shown: Given[] = [];
  output.setEncoding("utf8").on("data", (prompt: string) => {
    if (!prompt.endsWith(": ")) return;
    prompts.push(prompt);
    const line = lines.shift();
    line === undefined ? input.end() : input.write(`${line}\n`);
  });
  const terminal = createInterface({ input, output });
  const isAgreed = await askUntilAgreed(terminal, known, {}, async (said) => {
    shown.push(said);
    return isAnything;
  });
  terminal.close();
  return { prompts, shown, isAgreed };
}

const told = ["Nordlicht", "Jette Petersen", "moin@nordlicht.example", "Kiel", "Holstein", "Europe/Berlin"];
const typed = [...told, "de-DE", "", "MwSt.", "19", "3f51b5", "", "", "Websites"];

test("after a no everything is asked again, with what was said as the proposals", async () => {
  const again = ["", "", "", "Lübeck", ...Array(10).fill("")];
  const { prompts, shown, isAgreed } = await talk({}, [...typed, "n", ...again, "y"]);
  expect(isAgreed).toBe(true);
  expect(prompts[15]).toContain("[Nordlicht]");
  expect(shown[1]).toEqual({ ...shown[0], town: "Lübeck" });
});

test("the currency of the country is proposed once the country is known", async () => {
  const { prompts, shown } = await talk({}, [...typed, "q"]);
  expect(prompts[7]).toBe("Currency (three letters) [EUR]: ");
  expect(shown[0]).toMatchObject({ currency: "EUR" });
  expect((await talk({ currency: "USD" }, [...typed, "q"])).shown[0]).toMatchObject({ currency: "USD" });
});

test("only a y writes, and a stray key neither writes nor ends", async () => {
  const { prompts, isAgreed } = await talk({}, [...typed, "", "what", "q"]);
  expect(isAgreed).toBe(false);
  expect(prompts.slice(14)).toHaveLength(3);
});

test("with nothing to write nothing more is asked", async () => {
  const { prompts, isAgreed } = await talk({}, typed, false);
  expect([prompts.length, isAgreed]).toEqual([14, false]);
});

test("a logo that is not there, and a tax with its rate in its name, are asked again at once", async () => {
  const lines = [...typed.slice(0, 8), "MwSt. 19 %", "MwSt.", "19 %", "", "nowhere.svg", "-", "", "", "q"];
  expect((await talk({}, lines)).shown[0]).toMatchObject({
    "tax-name": "MwSt.",
    "tax-rate": "19 %",
    logo: "",
  });
});

test("services are asked for where content begins empty, and are asked again when they have no address", async () => {
  const lines = [...typed.slice(0, -2), "empty", "日本", "Websites, Pflege", "q"];
  expect((await talk({}, lines)).shown[0]).toMatchObject({ services: "Websites, Pflege" });
  const { prompts } = await talk({}, [...typed.slice(0, -2), "demo", "q"]);
  expect(prompts.filter((prompt) => prompt.includes("services"))).toEqual([]);
});
