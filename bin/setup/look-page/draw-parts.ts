import type { Styles } from "./bundle-styles.ts";

type ClassOf = Styles["classOf"];

/** The agency's pattern with these tiles, in the class of a drawing. */
export type DrawTiles = (drawing: string, columns: number, rows: number, hasInitials?: boolean) => string;

const variants = ["primary", "secondary", "outline", "ghost", "link", "destructive"];
/** A state that only a pointer or a key brings, said by hand. */
const states = {
  "at rest": "",
  "under the pointer": "background: var(--back-hover)",
  "in focus": "outline: 3px solid var(--focus); outline-offset: 3px",
};

/** What a page of the site is made of, in the markup of its sections: the first screen, what follows, and a part of the portal. */
export function drawParts(name: string, classOf: ClassOf, drawTiles: DrawTiles): string {
  return [
    drawFirstScreen(name, classOf, drawTiles),
    drawStage(classOf),
    drawCall(classOf, drawTiles),
    drawCards(classOf),
    drawControls(classOf),
    drawDashboard(classOf),
    drawSignIn(name, classOf, drawTiles),
  ].join("\n");
}

function drawFirstScreen(name: string, c: ClassOf, drawTiles: DrawTiles): string {
  return `
<header class="look-bar"><img src="icons/icon.svg" alt="" width="36" height="36"><strong>${name}</strong>
  <span>Work</span><span>About</span>${button(c, "primary", "Contact", "sm")}</header>
<section class="${c("hero", "hero")}">
  <div class="${c("hero", "words")}">
    <h1 class="${c("hero", "headline")}"><span>Seen first.</span> <span class="${c("hero", "second")}">Chosen first.</span></h1>
    <p class="${c("hero", "promise")}">A line that says what you do and for whom, as long as it takes, and <a href="#">a link</a> in it.</p>
    <div class="${c("hero", "next")}">${button(c, "primary", "Start a project", "xl")}
      <p class="${c("proof", "number")}"><strong>+38 %</strong> <span>more requests <small>instead of 12 a month</small></span></p></div>
  </div>
  ${drawTiles(c("heroField", "field"), 6, 6, true)}
</section>
${drawTiles(c("heroArt", "row"), 36, 1)}`;
}

function drawStage(c: ClassOf): string {
  const number = (after: string, label: string, note: string) =>
    `<div class="${c("numbers", "number")}"><dt>${label}</dt><dd class="${c("numbers", "after")}">${after}</dd><dd>${note}</dd></div>`;
  return `
<section class="${c("section", "section")}" data-tone="table"><div class="${c("section", "content")}">
  <header class="${c("section", "header")}"><h2 class="${c("section", "heading")}">Featured work</h2>
    <p class="${c("section", "intro")}">What stands on the stage: large words, softer ones, and <a href="#" style="color: inherit">a link</a>.</p></header>
  <p class="look-row">${button(c, "brass", "Read the case")} ${button(c, "on-dark", "Another")} ${button(c, "on-dark", "In focus", "md", states["in focus"])}</p>
</div></section>
<section class="${c("numbers", "band")}" data-stage-tone style="margin: 0"><dl class="${c("numbers", "numbers")}">
  ${number("4.1 s", "until the page was there", "9.8 s before")}${number("212", "requests a month", "of them 140 by phone")}</dl></section>`;
}

function drawCall(c: ClassOf, drawTiles: DrawTiles): string {
  return `
<section class="${c("section", "section")} ${c("freeCall", "call")}"><div class="${c("section", "content")}"><div class="${c("freeCall", "columns")}">
  <h2 class="${c("freeCall", "heading")}">Talk first</h2>
  <div class="${c("freeCall", "offer")}"><p class="${c("freeCall", "text")}">Half an hour, and you know what to do next.</p>
    ${button(c, "secondary", "Choose a time", "xl")}</div></div>
  ${drawTiles(c("callArt", "art"), 3, 4)}</div></section>`;
}

function drawCards(c: ClassOf): string {
  return `
<section class="${c("section", "section")}"><div class="${c("section", "content")} look-stack"><ul class="look-pair">
  <li class="${c("serviceCards", "card")}"><details class="${c("serviceCards", "details")}" open>
    <summary class="${c("serviceCards", "summary")}"><span>A service</span><span>+</span></summary>
    <div class="${c("serviceCards", "words")}" style="position: static; width: auto; visibility: visible; opacity: 1"><p>What somebody gets, in two lines that say it plainly.</p>
      <a href="#">Learn more</a></div></details></li>
  <li class="${c("testimonials", "testimonial")}" style="display: block"><p class="${c("testimonials", "change")}"><strong>2 ×</strong><span>as many bookings</span></p>
    <blockquote class="${c("testimonials", "quote")}"><p>We are asked for, and no longer have to ask.</p></blockquote></li></ul></div></section>`;
}

function drawControls(c: ClassOf): string {
  const rows = Object.entries(states).map(
    ([state, style]) =>
      `<p class="look-row"><small>${state}</small>${variants.map((variant) => button(c, variant, variant, "sm", style)).join(" ")}</p>`,
  );
  const badge = (tone: string, word: string) =>
    `<span class="${c("badge", "badge")}" data-tone="${tone}">${word}</span>`;
  const notice = (tone: string, words: string) =>
    `<div class="${c("notice", "notice")}" data-tone="${tone}">${words}</div>`;
  return `
<section class="${c("section", "section")}" data-tone="sunken"><div class="${c("section", "content")} look-stack">
  ${rows.join("\n")}
  <p class="look-row"><small>disabled</small><button class="${c("button", "button")}" data-variant="primary" data-size="sm" disabled>primary</button></p>
  <div class="look-pair">
    ${field(c, "A field", `value="What was typed"`)}${field(c, "In focus", `value="What is typed" style="border-color: var(--accent); outline: 3px solid var(--focus); outline-offset: 1px"`)}
    ${field(c, "With a fault", `aria-invalid="true" value="moin@"`, `<p class="${c("field", "error")}">Is that the whole address?</p>`)}
    ${field(c, "Read only", `readonly value="Nobody changes this"`)}
  </div>
  <p class="look-row"><span class="${c("switch", "switch")}"><input type="checkbox" class="${c("switch", "input")}" checked aria-label="On"></span>
    <span class="${c("switch", "switch")}"><input type="checkbox" class="${c("switch", "input")}" aria-label="Off"></span>
    <input type="checkbox" checked aria-label="A tick" style="accent-color: var(--accent)">
    ${badge("good", "Approved")} ${badge("attention", "Waits for you")} ${badge("danger", "Failed")} ${badge("", "Draft")} <mark style="background: var(--mark); color: var(--ink)">found</mark></p>
  <nav class="${c("views", "views")}"><a class="${c("views", "view")}" aria-current="page" href="#">Chosen</a><a class="${c("views", "view")}" href="#">Another</a></nav>
  <div class="${c("tabs", "list")}"><a data-selected href="#">Selected</a><a href="#">Not selected</a></div>
  ${notice("success", "Saved. It is on the site in a moment.")}${notice("info", "There is something to know.")}${notice("error", "That could not be sent.")}
</div></section>`;
}

function drawDashboard(c: ClassOf): string {
  const item = (kind: string, title: string, act: string) =>
    `<li><div class="${c("actionItems", "item")}"><span class="${c("actionItems", "kind")}">${kind}</span><a href="#">${title}</a>
      <span class="${c("actionItems", "place")}">New website</span><span class="${c("actionItems", "act")}">${button(c, "on-dark", act, "xs")}</span></div></li>`;
  return `
<section class="${c("section", "section")}"><div class="${c("section", "content")} ${c("dashboard", "dashboard")}">
  <div class="${c("dashboard", "needs")}"><h2>Waits for you</h2><ul class="${c("actionItems", "list")}">
    ${item("To decide", "The first draft", "Decide")}${item("To pay", "The second invoice", "Pay")}</ul></div>
  <div class="${c("projectCards", "card")}"><h3 class="${c("projectCards", "name")}"><a href="#">New website</a></h3>
    <progress class="${c("milestoneBar", "bar")}" value="3" max="5"></progress>
    <p class="${c("projectCards", "step")}"><strong>Next, from us</strong>The second draft</p></div>
  <div class="${c("overviewCard", "card")}"><h3 class="${c("overviewCard", "heading")}">Messages <span class="${c("overviewCard", "count")}">3</span></h3>
    <p><a href="#">A question about the pictures</a></p></div>
</div></section>`;
}

function drawSignIn(name: string, c: ClassOf, drawTiles: DrawTiles): string {
  return `
<div class="${c("accountPage", "page")}"><div class="${c("accountPage", "cloth")}"><h2 class="${c("accountPage", "title")}">Welcome back</h2>
  <p class="${c("accountPage", "intro")}">What you and ${name} have in hand.</p>${drawTiles(c("signInArt", "art"), 4, 4, true)}</div>
  <div class="${c("accountPage", "card")}">${field(c, "Email", `value="you@example.com"`)}<p>${button(c, "primary", "Sign in", "lg")}</p></div></div>`;
}

function button(c: ClassOf, variant: string, words: string, size = "md", style = ""): string {
  return `<a href="#" class="${c("button", "button")}" data-variant="${variant}" data-size="${size}" style="${style}">${words}</a>`;
}

function field(c: ClassOf, label: string, attributes: string, below = ""): string {
  return `<div class="${c("field", "field")}"><label class="${c("field", "label")}">${label}</label>
    <input class="${c("field", "input")}" aria-label="${label}" ${attributes}>${below}</div>`;
}
