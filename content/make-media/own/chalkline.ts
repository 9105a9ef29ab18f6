import { join } from "node:path";
import { document, fileUrl } from "../stage/document.ts";
import { mediaFile } from "../stage/folders.ts";

const mark = `<svg viewBox="0 0 48 48"><rect width="48" height="48" rx="13" fill="#faf8f4"/><path d="M11 33C17 19 31 35 37 15" fill="none" stroke="#2f6fde" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 8"/><rect x="30" y="8" width="12" height="12" rx="3" fill="#2f6fde" transform="rotate(14 36 14)"/></svg>`;

/** The thumbnail of Chalkline's tutorial: what to look at beside the page, and a change order waiting for a yes. */
export function chalkline(): string {
  return document({
    typefaces: ["bricolage-grotesque 800", "bricolage-grotesque 500", "dm-sans 400", "dm-sans 600"],
    style: join(import.meta.dirname, "own.css"),
    body: `<div class="lesson"><div class="say"><b>${mark}Chalkline</b><h1>Feedback that stays in bounds</h1><p>Look, see the price, say yes.</p></div>
<div class="app"><div class="site"><img src="${fileUrl(mediaFile("case-studies/lakeshore-wander/image-1.webp"))}"></div>
<aside><h2>To look at</h2><div class="note"><b>Headline<span>changes</span></b>“Could it say: wake up slowly?” Ines</div><div class="note"><b>Search bar<span>approved</span></b>Dates start on Saturday now.</div><div class="note order"><b>Change order 4</b>Booking for groups of 8 and more<strong>$640, 2 days</strong><a>Approve</a><a>Ask</a></div></aside></div></div>`,
  });
}
