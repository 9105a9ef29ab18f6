import { expect, type Page, test } from "@playwright/test";
import { shell as german } from "../../web/texts/de/shell.ts";
import { shell as english } from "../../web/texts/en/shell.ts";
import { login, makeClient, makeColleague, makeOwner, type Person } from "../fixtures/people.ts";

const widths = [320, 390, 430];

test("on a phone at most five sections stand within reach of a thumb, in both languages, and the others behind More", async ({
  page,
}) => {
  const client = await makeClient("Thumbs");
  const people: [Person, string][] = [
    [await makeOwner(), "/dashboard/owner"],
    [client.person, "/dashboard/client"],
    [await makeColleague(client.id), "/dashboard/client"],
  ];
  for (const [person, path] of people) {
    await page.context().clearCookies();
    await login(page, person, path);
    for (const language of ["en", "de"])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        if (language === "de") await page.evaluate(translate, pairs);
        const look = await page.evaluate(measureBar);
        expect.soft(look.faults, `${person.name}, ${language}, ${width} px`).toEqual([]);
        expect.soft(look.count, `${person.name}, ${language}, ${width} px`).toBeLessThanOrEqual(5);
      }
    await page.reload();
    await expectMore(page);
  }
});

/** What is behind More opens above the bar, in rows that a thumb meets. */
async function expectMore(page: Page) {
  const more = page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" });
  if ((await more.count()) === 0) return;
  await more.click();
  const rows = page.locator("nav[aria-label=Dashboard] [popover]").getByRole("link");
  const sizes = await rows.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Escape");
}

type Words = { label: string; short?: string };

/** What the bar says, and what it says in German. */
const pairs: [Words, Words][] = [
  ...Object.entries(english.sections).map(([name, words]): [Words, Words] => [
    words,
    Object.entries(german.sections).find(([other]) => other === name)?.[1] ?? words,
  ]),
  [{ label: english.more }, { label: german.more }],
];

/** Puts the German words where the English ones are. */
function translate(words: [Words, Words][]): void {
  for (const target of document.querySelectorAll("nav[aria-label=Dashboard] :is(a, button)")) {
    const [label, short] = target.querySelectorAll("span");
    const [, other] = words.find(([own]) => own.label === label?.textContent) ?? [];
    if (!label || !other) continue;
    label.textContent = other.label;
    if (!other.short) short?.remove();
    else if (short) short.textContent = other.short;
    else label.insertAdjacentHTML("afterend", `<span>${other.short}</span>`);
  }
}

function measureBar(): { count: number; faults: string[] } {
  const bar = document.querySelector("nav[aria-label=Dashboard]");
  const targets = [...(bar?.children ?? [])].filter((child) => child.matches("a, button"));
  const faults = targets.flatMap((target) => {
    const { width, height, left, right, bottom } = target.getBoundingClientRect();
    const label = [...target.querySelectorAll("span")].find((span) => span.checkVisibility());
    const words = label?.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(target).fontSize);
    const isCut = left < 0 || right > innerWidth || bottom > innerHeight;
    const isOver = !words || words.left < left || words.right > right;
    const name = label?.textContent ?? "nothing";
    return [
      ...(width < 44 || height < 44 ? [`${name} is ${width} by ${height} px`] : []),
      ...(size < 12 ? [`${name} is written ${size} px high`] : []),
      ...(isCut ? [`${name} is cut`] : []),
      ...(isOver ? [`${name} is wider than its place`] : []),
    ];
  });
  return { count: targets.length, faults };
}
