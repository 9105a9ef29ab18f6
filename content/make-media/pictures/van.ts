type Livery = { body: string; shade: string; accent: string; name: string; letters: string };

/** A delivery van seen from its side, about 620 × 300, its wheels on y = 300. */
export function van({ body, shade, accent, name, letters }: Livery): string {
  const wheel = (x: number) =>
    `<g transform="translate(${x} 258)"><circle r="44" fill="#15172b"/><circle r="25" fill="#c9cdd8"/><circle r="25" fill="url(#hub)"/><circle r="8" fill="#4d5266"/>${[0, 72, 144, 216, 288].map((angle) => `<rect x="-2.5" y="-22" width="5" height="14" rx="2.5" fill="#7c8296" transform="rotate(${angle})"/>`).join("")}</g>`;
  return `<defs>
<linearGradient id="side" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".55" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<linearGradient id="pane" x2="1" y2="1"><stop stop-color="#9fc3ea"/><stop offset=".5" stop-color="#27335c"/><stop offset="1" stop-color="#121831"/></linearGradient>
<radialGradient id="hub"><stop stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#8b90a3" stop-opacity=".3"/></radialGradient></defs>
<ellipse cx="310" cy="300" rx="310" ry="14" fill="#0a0d2a" opacity=".28"/>
<path fill="url(#side)" d="M14 60a30 30 0 0 1 30-30h330c34 0 58 10 78 34l58 70 62 20c22 7 32 22 34 44l4 40c1 12-6 20-18 20H28a14 14 0 0 1-14-14Z"/>
<path fill="#fff" opacity=".55" d="M30 46a20 20 0 0 1 18-10h322c30 0 50 8 68 26H26Z"/>
<path fill="${accent}" d="M14 176h486l14 0 74 0 14 12 4 22H14Z"/>
<path fill="${shade}" opacity=".5" d="M14 236h592l2 8c0 9-6 14-16 14H28a14 14 0 0 1-14-14Z"/>
<path fill="url(#pane)" d="M386 60h16c18 0 30 6 41 19l48 57H386a8 8 0 0 1-8-8V68a8 8 0 0 1 8-8Z"/>
<path fill="#fff" opacity=".22" d="m404 60 26 8-38 68h-8Z"/>
<path fill="none" stroke="${shade}" stroke-width="3" d="M368 40v206M506 142l-4 100"/>
<rect x="388" y="162" width="30" height="6" rx="3" fill="#6e7590"/>
<path fill="#ffe9a8" d="M576 164c14 5 22 14 25 28l-22-4c-8-2-12-8-12-14Z"/>
<path fill="#ff6b5e" d="M14 150h9v34h-9z"/>
<rect x="468" y="128" width="22" height="18" rx="6" fill="#20264a"/>
<path fill="#1b1e38" d="M86 258a52 52 0 0 1 104 0ZM446 258a52 52 0 0 1 104 0Z"/>
${wheel(138)}${wheel(498)}
<rect x="590" y="236" width="24" height="14" rx="6" fill="#2b3055"/>
<path transform="translate(60 78) scale(1.05)" fill="${accent}" d="M26 0 4 32h14l-4 24L38 22H24Z"/>
<g transform="translate(112 126)" fill="${letters}">${name}</g>`;
}
