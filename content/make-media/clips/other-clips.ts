import { alderHome } from "../case-studies/alder-and-oak/home.ts";
import { gabHome } from "../case-studies/the-gab-room/home.ts";
import type { Clip } from "./film.ts";

export async function alderClip(): Promise<Clip> {
  return {
    path: "case-studies/alder-and-oak/clip-1",
    html: await alderHome(),
    seconds: 7.5,
    thumb: 0.4,
    direct: `const pictures=document.querySelectorAll(".rooms img"); document.querySelectorAll(".rooms figure").forEach((f)=>f.style.overflow="hidden");
      window.frame=(t)=>{ document.querySelector(".hero img").style.transform="scale("+(1+.012*t)+")"; stage.scroll([880,1,2.6],[1260,3.2,4.2],[1820,5.2,6.6]);
      pictures[0].style.transform="scale("+(1+.05*stage.between(t,4.2,5.2))+")"; pictures[0].style.transformOrigin="50% 40%";
      stage.travel([1180,640],.2,.9); stage.travel([930,470],1.4,2.4); stage.travel([480,420],3.2,4.3); stage.travel([1000,430],5.2,6.4); }`,
  };
}

export function gabClip(): Clip {
  return {
    path: "case-studies/the-gab-room/clip-1",
    html: gabHome(0),
    seconds: 7,
    thumb: 2.6,
    direct: `const bars=[...document.querySelectorAll(".wave i")], heights=bars.map((b)=>Number.parseFloat(b.style.height)), play=document.querySelector(".play"), clock=document.querySelector(".keys span"), ticker=document.querySelector(".ticker");
      window.frame=(t)=>{ const on=t>1.3, share=.12+(on?(t-1.3)*.05:0), at=share*58; stage.scroll([330,.2,1],[1060,4,5.4]);
      bars.forEach((b,i)=>{b.className=i/96<share?"on":""; b.style.height=heights[i]*(on&&i/96<share?.75+.25*Math.sin(t*9+i*.7):1)+"px"});
      play.textContent=on?"❚❚":"▶"; clock.textContent=Math.floor(at)+":"+String(Math.floor(at*60%60)).padStart(2,"0"); ticker.style.textIndent=-60*t+"px";
      stage.travel(".play",.4,1.2); stage.click(1.3); stage.travel([420,470],2,2.9); stage.travel([560,420],4,5.2);
      document.querySelectorAll(".shelf .art").forEach((a,i)=>a.style.transform=i===1?"rotate("+(-4*stage.between(t,5.4,5.8))+"deg)":""); }`,
  };
}
