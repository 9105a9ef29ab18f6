import { join } from "node:path";
import { document, fileUrl } from "../stage/document.ts";
import { mediaFile } from "../stage/folders.ts";

const mark = `<svg viewBox="0 0 48 48"><rect width="48" height="48" rx="13" fill="#faf8f4"/><path d="M11 33C17 19 31 35 37 15" fill="none" stroke="#2f6fde" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 8"/><rect x="30" y="8" width="12" height="12" rx="3" fill="#2f6fde" transform="rotate(14 36 14)"/></svg>`;

/** The thumbnail of Chalkline's tutorial: notes pinned on a page, and a change order waiting for a yes. */
export function chalkline(): string {
  return document({
    typefaces: ["bricolage-grotesque 800", "bricolage-grotesque 500", "dm-sans 400", "dm-sans 600"],
    style: join(import.meta.dirname, "own.css"),
    body: `<div class="lesson"><div class="say"><b>${mark}Chalkline</b><h1>Feedback that stays in bounds</h1><p>Pin a note, see the price, say yes.</p></div>
<div class="app"><div class="site"><img src="${fileUrl(mediaFile("case-studies/lakeshore-wander/image-1.webp"))}"><span class="circle" style="left:14px;top:90px;width:380px;height:84px"></span><span class="pin" style="left:362px;top:80px">1</span><span class="pin done" style="left:150px;top:462px">2</span><span class="pin" style="left:330px;top:262px">3</span></div>
<aside><h2>3 notes on Home</h2><div class="note"><b>1 Headline<span>Ines</span></b>Can this say “wake up slowly”?</div><div class="note"><b>2 Search bar<span>done</span></b>Dates start on Saturday now.</div><div class="note order"><b>Change order 4</b>Booking for groups of 8 and more<strong>$640, 2 days</strong><a>Approve</a><a>Ask</a></div></aside></div></div>`,
  });
}
