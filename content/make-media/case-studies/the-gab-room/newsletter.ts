import { gabPage } from "./page.ts";

const envelope = `<svg viewBox="0 0 900 1000"><defs><pattern id="hd" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><circle cx="11" cy="11" r="5.5" fill="#17120f"/></pattern></defs><circle cx="560" cy="500" r="470" fill="#ff5a3c"/><circle cx="560" cy="500" r="470" fill="url(#hd)" opacity=".16"/>
<g transform="rotate(-9 540 540)"><path d="M210 400 540 160l330 240v380H210Z" fill="#17120f"/><g transform="translate(258 196)"><rect width="564" height="520" fill="#fff6e6" stroke="#17120f" stroke-width="9"/><text x="40" y="104" font-family="archivo-black" font-size="76" letter-spacing="-3">PSST.</text><path d="M40 146h484M40 184h430M40 222h470" stroke="#17120f" stroke-width="11" opacity=".8"/><rect x="40" y="256" width="230" height="120" fill="#ffb8d2" stroke="#17120f" stroke-width="6"/><path d="M300 274h220M300 312h180" stroke="#17120f" stroke-width="11" opacity=".8"/></g>
<path d="M210 400 540 640l330-240v390H210Z" fill="#e4f222" stroke="#17120f" stroke-width="10" stroke-linejoin="round"/><path d="M214 786 470 590M866 786 610 590" stroke="#17120f" stroke-width="10"/><g transform="translate(540 640)"><circle r="66" fill="#ff5a3c" stroke="#17120f" stroke-width="9"/><path transform="scale(1.15) translate(-32 -30)" d="M15 22v8M24 16v20M33 20v12M42 13v26M51 22v8" fill="none" stroke="#fff6e6" stroke-width="6" stroke-linecap="round"/></g></g></svg>`;

export function gabNewsletter(address = "you@wherever.example"): string {
  return gabPage(
    `<section class="letter">${envelope}<div class="words"><h1>Gossip, but useful.</h1><p>One short letter on Fridays: what we cut from the episode, three things to read, and a recipe that a guest swore us not to share.</p><form><span>${address}</span><a>Sign me up</a></form><small>31,400 readers. Leaving takes one click.</small></div></section>`,
  );
}
