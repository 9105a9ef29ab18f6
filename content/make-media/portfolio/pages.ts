import { join } from "node:path";
import { person } from "../pictures/person.ts";
import { renderScene } from "../render/render-scene.ts";
import { document, fileUrl } from "../stage/document.ts";
import { groundPlan, section, site } from "./drawings.ts";

const typefaces = ["hanken-grotesk 400", "hanken-grotesk 500", "hanken-grotesk 600", "hanken-grotesk 800"];
const picture = async (scene: string) => `<img src="${fileUrl(await renderScene(scene))}">`;

function page(active: string, body: string): string {
  const links = ["Work", "Studio", "People", "News", "Contact"].map(
    (link) => `<span class="${link === active ? "on" : ""}">${link}</span>`,
  );
  return document({
    typefaces,
    style: join(import.meta.dirname, "studio.css"),
    body: `<header><b>Nordby Vale Architects</b>${links.join("")}<span>EN</span></header>${body}`,
  });
}

async function home(): Promise<string> {
  return page(
    "",
    `<div class="grid" style="padding-top:70px;padding-bottom:60px"><h1 style="grid-column:1/12">Quiet buildings<br>for loud places<span class="mark">.</span></h1></div>
<div class="grid"><figure style="grid-column:1/-1;height:740px">${await picture("quarry-house")}</figure></div><div class="grid" style="padding-top:14px;font-weight:500"><span style="grid-column:1/7">Quarry House, Elora</span><small style="grid-column:7/13;text-align:right">2024, completed</small></div>
<div class="grid" style="padding-top:80px"><small style="grid-column:1/4">Studio</small><h2 style="grid-column:4/12">We are nine people in an old seed warehouse in Guelph. We build houses, libraries and the occasional bridge, mostly from things that grow or can be dug up nearby.</h2></div>
<div class="grid" style="padding-top:80px"><figure style="grid-column:1/8;height:420px">${await picture("fin-library")}</figure><figure style="grid-column:8/13;height:420px">${await picture("stacked-flats")}</figure></div>`,
  );
}

async function folio(): Promise<string> {
  const rows = [
    ["2024", "Quarry House", "Elora, Ontario", "House"],
    ["2023", "Fin Library", "Fergus, Ontario", "Public"],
    ["2023", "Mill Street flats", "Hamilton, Ontario", "Housing"],
    ["2022", "Ferry shelter", "Wolfe Island", "Public"],
    ["2021", "House for a violinist", "Creemore, Ontario", "House"],
    ["2020", "Grain bridge", "Guelph, Ontario", "Infrastructure"],
  ].map(
    ([year, name, place, kind]) =>
      `<li><span>${year}</span><b>${name}</b><span>${place}</span><span>${kind}</span></li>`,
  );
  return page(
    "Work",
    `<div class="grid" style="padding-top:40px;padding-bottom:40px"><h1 style="grid-column:1/8">Work</h1><div style="grid-column:9/13;align-self:end;font-weight:500"><span class="mark">All</span>&nbsp; Houses&nbsp; Public&nbsp; Housing&nbsp; Drawn only</div></div>
<div class="grid"><div style="grid-column:1/8"><figure style="height:520px">${await picture("quarry-house")}</figure><figcaption>Quarry House<span>Elora, 2024</span></figcaption></div><div style="grid-column:8/13"><figure style="height:690px">${await picture("stacked-flats")}</figure><figcaption>Mill Street flats<span>Hamilton, 2023</span></figcaption></div>
<div style="grid-column:1/6;margin-top:-130px"><figure style="height:400px;background:#e6e4dc;padding:30px">${site}</figure><figcaption>Drawn only: Terraces at Belwood<span>2022</span></figcaption></div><div style="grid-column:6/13;margin-top:36px"><figure style="height:400px;margin-top:0">${await picture("fin-library")}</figure><figcaption>Fin Library<span>Fergus, 2023</span></figcaption></div></div>
<div style="padding:70px 48px 0"><ul class="list">${rows.join("")}</ul></div>`,
  );
}

async function employee(): Promise<string> {
  const face = person({
    skin: "#c08a62",
    hair: "#1e1a1c",
    top: "#16181a",
    ground: "#e2502a",
    style: "long",
    glasses: true,
    collar: "turtle",
  });
  return page(
    "People",
    `<div class="grid" style="padding-top:44px"><figure style="grid-column:1/6;height:760px">${face.replace("<svg", '<svg width="100%" height="100%"')}</figure><div style="grid-column:6/13;padding-left:34px"><small>Partner, since 2014</small><h1 style="font-size:112px;margin:14px 0 34px">Leila<br>Nordby<span class="mark">.</span></h1><h2 style="font-size:34px">Leila draws the section before the plan. She says that a building is first of all a place to stand up in.</h2>
<dl class="facts" style="display:grid;grid-template-columns:1fr 1fr;gap:0 24px;margin-top:44px"><div><dt>Trained at</dt><dd>Waterloo and Oslo</dd><dt>Leads</dt><dd>Houses, timber research</dd></div><div><dt>Teaches</dt><dd>Second-year studio, Cambridge</dd><dt>Write to</dt><dd>leila@nordbyvale.example</dd></div></dl></div></div>
<div class="grid" style="padding-top:84px"><small style="grid-column:1/4">Projects with Leila</small><div style="grid-column:4/9"><figure style="height:360px">${await picture("quarry-house")}</figure><figcaption>Quarry House<span>2024</span></figcaption></div><div style="grid-column:9/13"><figure style="height:360px">${await picture("fin-library")}</figure><figcaption>Fin Library<span>2023</span></figcaption></div></div>
<div class="grid" style="padding-top:70px"><small style="grid-column:1/4">Also at the desk</small>${[
      {
        skin: "#eec4a4",
        hair: "#c9b8a2",
        top: "#5d6b60",
        ground: "#d5d8cf",
        style: "short",
        beard: true,
        collar: "shirt",
      },
      { skin: "#7a4b30", hair: "#17120f", top: "#b98552", ground: "#dcd6c8", style: "curly", collar: "crew" },
      { skin: "#d9a37c", hair: "#2b1c14", top: "#38505c", ground: "#cdd6d8", style: "bun", collar: "turtle" },
    ]
      .map(
        (look, index) =>
          `<div style="grid-column:span 3"><figure style="height:300px">${person(look as Parameters<typeof person>[0]).replace("<svg", '<svg width="100%" height="100%"')}</figure><figcaption>${["Henrik Vale", "Abena Mensah", "Sofia Lindo"][index]}</figcaption></div>`,
      )
      .join("")}</div>`,
  );
}

async function folioItem(): Promise<string> {
  return page(
    "Work",
    `<figure style="height:800px">${await picture("quarry-house")}</figure>
<div class="grid" style="padding-top:54px"><h1 style="grid-column:1/9;font-size:112px">Quarry<br>House<span class="mark">.</span></h1><dl class="facts" style="grid-column:9/13;columns:2;align-self:end"><dt>Place</dt><dd>Elora, Ontario</dd><dt>Year</dt><dd>2022 to 2024</dd><dt>Area</dt><dd>286 m²</dd><dt>Structure</dt><dd>Concrete, larch</dd><dt>Energy</dt><dd>14 kWh/m² a year</dd><dt>Team</dt><dd>Leila, Abena</dd></dl></div>
<div class="grid" style="padding-top:50px"><h2 style="grid-column:1/9;font-size:36px">Two bars. One keeps the cold out, the other reaches for the view. Where they cross there is a stair, a stove and most of family life.</h2></div>
<div class="grid" style="padding-top:60px"><div style="grid-column:1/6"><figure style="height:330px;background:#fff;padding:24px">${groundPlan}</figure><figcaption>Ground plan<span>1:200</span></figcaption></div><div style="grid-column:6/13"><figure style="height:330px;background:#fff;padding:24px">${section}</figure><figcaption>Long section<span>1:200</span></figcaption></div></div>`,
  );
}

export const studioPages: Record<string, () => Promise<string>> = {
  home,
  folio,
  employee,
  "folio-item": folioItem,
};
