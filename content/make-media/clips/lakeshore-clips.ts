import { lakeshoreBooking } from "../case-studies/lakeshore-wander/booking.ts";
import { lakeshoreHome } from "../case-studies/lakeshore-wander/home.ts";
import type { Clip } from "./film.ts";

export async function lakeshoreHomeClip(): Promise<Clip> {
  return {
    path: "case-studies/lakeshore-wander/clip-1",
    html: await lakeshoreHome(),
    seconds: 7,
    thumb: 0.2,
    direct: `window.frame=(t)=>{ stage.scroll([780,1.2,2.8],[1480,3.8,5],[780,5.4,6.4]);
        const h=document.querySelector(".hero > img"); h.style.transform="scale("+(1.08-.05*t/3)+")"; h.parentElement.style.overflow="hidden";
        stage.travel(".search .button",.3,1); stage.travel([500,420],1.3,2.6); stage.travel([960,480],2.9,3.6); stage.travel([720,500],5.4,6.3);
        document.querySelectorAll(".card").forEach((c,i)=>c.style.transform="translateY("+(i===1?-14*stage.between(t,3.2,3.6)*(1-stage.between(t,3.8,4.2)):0)+"px)"); }`,
  };
}

export async function lakeshoreBookingClip(): Promise<Clip> {
  return {
    path: "case-studies/lakeshore-wander/clip-2",
    html: await lakeshoreBooking(0, 1),
    seconds: 7,
    thumb: 5.4,
    direct: `window.frame=(t)=>{ const day=document.querySelector('[data-day="21"]'), adults=t>4.9?3:t>4.2?2:1; day.classList.toggle("on",t>2);
        document.querySelector("#when").textContent=t>2?"June 21, 5:10 am, Port Perry":"Choose a day to see the time";
        document.querySelector("#adults").textContent=adults; document.querySelector("#sum").textContent=t>2?"$"+(adults*89+55)+".00":"–";
        const pay=document.querySelector("#pay"); pay.textContent=t>6.3?"Seats held for 15 minutes ✓":"Hold my seats"; pay.style.background=t>6.3?"#1b7f8f":""; pay.style.opacity=t>2?1:.45;
        stage.travel('[data-day="13"]',.3,1); stage.travel('[data-day="21"]',1.2,1.9); stage.click(2); stage.travel("#more",2.8,3.9); stage.click(4.2); stage.click(4.9); stage.travel("#pay",5.3,6.1); stage.click(6.25); }`,
  };
}
