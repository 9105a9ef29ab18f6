import { alderPage, nav, room } from "./page.ts";

export async function alderHome(): Promise<string> {
  return alderPage(`${nav}<section class="hero">${await room("living-room")}<h1>Rooms that feel kept</h1>
<div class="tag"><b>Bracken House, Whitby</b><p>A family room for five people, two dogs and one very good reading chair.</p></div></section>
<section class="intro"><h2>We design homes for the way you already live in them.</h2><div><p>Alder & Oak is a small studio in Whitby. We draw, we source, we stand on site with the carpenter. Most of our rooms begin with one thing that you refuse to part with.</p><a class="link">How a project runs</a></div></section>
<section class="rooms"><figure>${await room("kitchen")}<figcaption><b>Larch Street kitchen</b>Bowmanville, 2024</figcaption></figure><figure>${await room("bedroom")}<figcaption><b>The quiet bedroom</b>Oshawa, 2024</figcaption></figure></section>
<section class="press"><blockquote>“They kept my grandmother’s table and built the whole room around it.”</blockquote>Helen and Tom, Bracken House</section>`);
}
