type Words = { kicker?: string; title: string; text?: string; extra?: string };

const kick = (kicker?: string) => (kicker ? `<div class="kicker">${kicker}</div>` : "");
const para = (text?: string) => (text ? `<p>${text}</p>` : "");

export function full(picture: string, { kicker, title, text, extra = "" }: Words, size = ""): string {
  return `<section class="full ${size}">${picture}<div>${kick(kicker)}<h1>${title}</h1>${para(text)}${extra}</div></section>`;
}

export function split(picture: string, { kicker, title, text, extra = "" }: Words, style = ""): string {
  return `<section class="split ${style}"><div class="words">${kick(kicker)}<h1>${title}</h1>${para(text)}${extra}</div><div class="picture">${picture}</div></section>`;
}

export function lead({ kicker, title, text, extra = "" }: Words): string {
  return `<section class="lead"><div>${kick(kicker)}<h1>${title}</h1></div><div>${para(text)}${extra}</div></section>`;
}

export type Card = { picture: string; title: string; text: string; price?: string };

export function cards(items: Card[], columns: "two" | "three" | "four"): string {
  const list = items.map(
    ({ picture, title, text, price }) =>
      `<div class="card"><div class="picture">${picture}</div><h3>${title}</h3><p>${text}</p>${price ? `<b>${price}</b>` : ""}</div>`,
  );
  return `<section class="grid ${columns}">${list.join("")}</section>`;
}

export function prices(lines: [string, string, string][]): string {
  return lines
    .map(
      ([name, text, price]) => `<div class="price"><b>${name}</b><span>${text}</span><i>${price}</i></div>`,
    )
    .join("");
}

export function columns(items: [string, string][], style = ""): string {
  return `<section class="panel ${style}"><div class="columns">${items.map(([title, text]) => `<div><h3>${title}</h3><p>${text}</p></div>`).join("")}</div></section>`;
}

export function facts(items: [string, string][]): string {
  return `<section class="facts">${items.map(([figure, text]) => `<div><b>${figure}</b><span>${text}</span></div>`).join("")}</section>`;
}

export function rows(items: [string, string, string][]): string {
  return `<ul class="rows">${items.map(([name, one, two]) => `<li><b>${name}</b><span>${one}</span><span>${two}</span></li>`).join("")}</ul>`;
}

export function ticks(items: string[]): string {
  return `<ul class="ticks">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
