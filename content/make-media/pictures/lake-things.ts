/** Things that stand in front of a lake view, drawn for a 1600-wide frame of the view's shape. */
const sheet = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 ${(1600 * height) / width}" preserveAspectRatio="none">${body}</svg>`;

const planks = (count: number, at: (t: number) => [number, number, number]) =>
  Array.from({ length: count }, (_, index) => {
    const [y, left, right] = at(index / count);
    const [below, nextLeft, nextRight] = at((index + 0.9) / count);
    const tone = 34 + ((index * 37) % 11);
    return `<path d="M${left} ${y}H${right}L${nextRight} ${below}H${nextLeft}Z" fill="hsl(26 22% ${tone}%)"/>`;
  }).join("");

/** A dock that runs out from the viewer's feet, with two chairs at its end. */
export function dock(width: number, height: number): string {
  const tall = (1600 * height) / width;
  const far = tall * 0.7;
  const along = (t: number): [number, number, number] => {
    const y = far + (tall - far) * t ** 1.6;
    const half = 62 + 330 * t ** 1.6;
    return [y, 800 - half + 40 * t, 800 + half + 40 * t];
  };
  return sheet(
    width,
    height,
    `<path d="M738 ${far + 4}H862L1240 ${tall}H420Z" fill="#1d1712"/>${planks(22, along)}
<g stroke="#3a2c20" stroke-width="11" stroke-linecap="round"><path d="M746 ${far - 8}v40M854 ${far - 8}v40M640 ${far + 60}v60M970 ${far + 60}v60"/></g>${chair(756, far + 22, 1)}${chair(842, far + 24, -1)}`,
  );
}

const chair = (x: number, y: number, side: number) =>
  `<g transform="translate(${x} ${y}) scale(${side * 0.85} .85)"><path d="M-30 0-26-30H26L30 0M-34-28 40-34" stroke="#7a2318" stroke-width="7" fill="none"/><g fill="#b83a28">${[-24, -12, 0, 12, 24].map((dx) => `<path d="M${dx - 5}-26 ${dx * 1.2 - 5}-${92 - Math.abs(dx) * 0.7}q5-6 10 0L${dx + 5}-26Z"/>`).join("")}</g><path d="M-36-34h22M14-34h24" stroke="#8e2b1d" stroke-width="8" stroke-linecap="round"/></g>`;

/** A red canoe with two paddlers, its reflection broken under it. */
export function canoe(width: number, height: number, x = 960): string {
  const y = ((1600 * height) / width) * 0.76;
  const hull =
    "M-190-10C-120 26 120 26 190-10c6-8 4-20-2-24-30 20-110 28-186 28s-158-8-190-28c-6 4-8 16-2 24Z";
  const paddler = (x: number, coat: string) =>
    `<g transform="translate(${x} -18)"><path d="M-26 14C-28-34-16-52 2-52s30 18 26 66Z" fill="${coat}"/><circle cx="2" cy="-70" r="16" fill="#c98f6a"/><path d="M-15-72a17 17 0 0 1 34 0c-10 4-24 4-34 0Z" fill="#2c2a2a"/><path d="M-18-30 46 4" stroke="${coat}" stroke-width="13" stroke-linecap="round"/><path d="m12-44 70 78" stroke="#8f6434" stroke-width="5"/><path d="m72 22 26 18 4 20-22-10Z" fill="#8f6434"/></g>`;
  return sheet(
    width,
    height,
    `<g transform="translate(${x} ${y})"><g opacity=".45" transform="scale(1 -.75) translate(0 -20)"><path d="${hull}" fill="#5c1712"/></g><ellipse cy="16" rx="210" ry="9" fill="#0c1a20" opacity=".35"/>${paddler(-84, "#e2a72e")}${paddler(70, "#2f6f7d")}<path d="${hull}" fill="#b5301f"/><path d="M-188-32c30 18 108 26 186 26s156-8 186-26" fill="none" stroke="#e9c9a0" stroke-width="6"/></g>`,
  );
}

/** A log lodge with lit windows at the far shore, on the right. */
export function lodge(width: number, height: number, x = 1080, shore = 0.58): string {
  const y = ((1600 * height) / width) * shore + 4;
  const pane = (px: number, py: number, w: number, h: number) =>
    `<rect x="${px}" y="${py}" width="${w}" height="${h}" fill="#ffd489"/><path d="M${px + w / 2} ${py}v${h}M${px} ${py + h / 2}h${w}" stroke="#4d2f1a" stroke-width="2"/>`;
  const logs = Array.from(
    { length: 9 },
    (_, index) => `<path d="M-118 ${-8 - index * 9}H118" stroke="#5b3820" stroke-width="2.5" opacity=".7"/>`,
  ).join("");
  return sheet(
    width,
    height,
    `<defs><radialGradient id="warm"><stop stop-color="#ffc46a" stop-opacity=".55"/><stop offset="1" stop-color="#ffc46a" stop-opacity="0"/></radialGradient></defs><g transform="translate(${x} ${y}) scale(1.15)"><ellipse cx="0" cy="-36" rx="230" ry="90" fill="url(#warm)"/>
<path d="M-190 4h400l16 12H-206Z" fill="#2d241c"/><path d="M-118 4v-88H118V4Z" fill="#7a4d2c"/>${logs}<path d="M118 4v-66h84V4Z" fill="#694126"/><path d="M110-62 160-98l52 36Z" fill="#33281f"/>
<path d="M-140-80 0-176 140-80l-8 8H-132Z" fill="#3d3026"/><path d="M0-176 140-80l-8 8L0-160l-132 88-8-8Z" fill="#5a4433"/><path d="M-74-76 0-128 74-76Z" fill="#8a5a34"/><path d="M-46-80 0-114 46-80Z" fill="#ffd489"/><path d="M0-114v34M-24-96v16M24-96v16" stroke="#4d2f1a" stroke-width="3"/>
${pane(-98, -58, 34, 36)}${pane(64, -58, 34, 36)}${pane(-46, -62, 92, 48)}${pane(134, -46, 22, 28)}${pane(168, -46, 22, 28)}
<path d="M60-176h26v60l-26-18Z" fill="#6b5f55"/><path d="M-206 2h412" stroke="#9b7350" stroke-width="4"/></g>`,
  );
}
