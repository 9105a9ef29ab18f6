import { calculatorJob, calculatorRun } from "../case-studies/voltway/calculator.ts";
import { voltwayHome } from "../case-studies/voltway/home.ts";
import type { Clip } from "./film.ts";

const sheet = `<style>#sheet{position:fixed;inset:0;background:rgb(20 21 46/.55);display:grid;place-items:center;opacity:0;z-index:20}
#sheet main{width:560px;background:#fff;border-radius:30px;padding:40px;translate:0 40px;box-shadow:0 50px 90px rgb(20 21 46/.4)}#sheet h2{font-size:34px;margin-bottom:20px}
#sheet label{display:block;font-size:14px;color:#5c6080;margin-top:14px}#sheet label span{display:block;height:52px;border:2px solid #e3e4f4;border-radius:14px;padding:11px 16px;font-size:17px;font-weight:600;color:#14152e;margin-top:5px}
#sheet .slots{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:20px 0}#sheet .slots i{font-style:normal;border:2px solid #e3e4f4;border-radius:14px;padding:11px;text-align:center;font-weight:600;font-size:15px}#sheet .slots .on{background:#3f46d6;color:#fff;border-color:#3f46d6}
#sheet .button{width:100%;justify-content:center}</style><div id="sheet"><main><h2>Book a visit</h2><label>Name<span id="name"></span></label><label>What is wrong?<span id="what"></span></label><div class="slots"><i>12 – 2 pm</i><i id="slot">2 – 4 pm</i><i>4 – 6 pm</i></div><a class="button" id="send">Book this window</a></main></div>`;

export const bookAVisit = (): Clip => ({
  path: "case-studies/voltway/clip-1",
  html: voltwayHome().replace("</body>", `${sheet}</body>`),
  seconds: 8,
  thumb: 5.6,
  direct: `window.frame=(t)=>{
    stage.scroll([700,0.5,1.7],[0,2,2.9]);
    const open=stage.between(t,3.45,3.8), box=document.querySelector("#sheet");
    box.style.opacity=open; box.firstElementChild.style.translate="0 "+(40-40*open)+"px";
    stage.travel([900,420],0.2,1); stage.travel("#book",2.3,3.2); stage.click(3.3);
    if(t>3.5){stage.travel("#name",3.7,4.1);stage.type("#name","Marlene Petrov",4.1,.055);stage.type("#what","Kitchen lights flicker",5,.045);stage.travel("#slot",5.3,6.1);stage.click(6.2);stage.travel("#send",6.5,7.1);stage.click(7.2);}
    document.querySelector("#slot").className=t>6.2?"on":""; document.querySelector("#send").textContent=t>7.25?"Booked for 2:00 pm ✓":"Book this window";
    document.querySelector("#send").style.background=t>7.25?"#7be0a8":""; }`,
});

const inside = (html: string) => html.replace(/^[\s\S]*<body[^>]*>/, "").replace("</body></html>", "");

const phones = `<style>body{background:linear-gradient(150deg,#ffd94f,#ffc219)!important;height:810px;overflow:hidden;position:relative}
.case{position:absolute;top:-10px;width:390px;height:844px;border-radius:46px;overflow:hidden;box-shadow:0 0 0 12px #0b0c10,0 60px 100px -10px rgb(60 40 0/.45);left:820px;background:#fff}.case .phone{position:absolute;top:0;left:0}
.say{position:absolute;left:110px;top:230px;width:600px;font:800 76px/1.04 sora;letter-spacing:-.045em}.say p{font:400 22px/1.5 sora;letter-spacing:0;margin-top:24px;max-width:22em}</style>
<div class="say">A price before the van leaves<p>Three questions, one number. Permit and inspection are already in it.</p></div>
<div class="case">${inside(calculatorJob(-1))}${inside(calculatorRun(0.1)).replace('class="phone"', 'class="phone" id="second"')}</div>`;

export const quote = (): Clip => ({
  path: "case-studies/voltway/clip-2",
  html: calculatorJob(-1).replace(/(<body[^>]*>)[\s\S]*<\/body>/, (_all, body) => `${body}${phones}</body>`),
  seconds: 7,
  thumb: 5.2,
  direct: `const second=document.querySelector("#second"),first=document.querySelector(".case .phone");
  const money=(n)=>"$"+Math.round(n).toLocaleString("en-CA");
  window.frame=(t)=>{ const rows=first.querySelectorAll(".choice"); rows[1].classList.toggle("on",t>1.3);
    const slide=stage.between(t,2.6,3.1); first.style.transform="translateX("+(-390*slide)+"px)"; second.style.transform="translateX("+(390-390*slide)+"px)";
    const share=.1+.55*stage.between(t,3.9,5.1)-.17*stage.between(t,5.2,5.8), m=Math.round(4+share*26), total=1010+m*24;
    second.querySelector(".range i").style.width=share*100+"%"; second.querySelector(".range b").style.left=share*100+"%";
    second.querySelector(".range label span:last-child").textContent=m+" m"; second.querySelector(".total strong").textContent=money(total); second.querySelector(".rows b").textContent=money(total-430);
    stage.travel([1015,385],.4,1.2); stage.click(1.3); if(t<2.6)stage.travel(".case .phone #next",1.6,2.3); else stage.travel([1015,620],0,2.3); stage.click(2.4);
    if(t>3.1){stage.travel("#second .range b",3.2,3.8);stage.travel("#second #next",5.9,6.5);stage.click(6.55)} }`,
});
