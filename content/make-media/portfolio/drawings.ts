const sheet = (view: string, body: string) =>
  `<svg viewBox="${view}" width="100%" height="100%" preserveAspectRatio="xMidYMid meet" fill="none" stroke="#16181a" stroke-width="2">${body}</svg>`;

/** Ground plan of Quarry House. */
export const groundPlan = sheet(
  "0 0 640 420",
  `<g stroke-width="9" stroke-linecap="square"><path d="M60 120H300M380 120H470V300H300M220 300H60V120M470 120h110v120"/></g><g stroke-width="3"><path d="M200 120v90M200 250v50M330 120v70M330 240v60"/><path d="M300 120a80 80 0 0 1 80 80M220 300a80 80 0 0 1 80-80" stroke-width="1.5"/></g><g stroke-width="1"><path d="M30 340H610M30 352H610M30 364H610M30 376H610" opacity=".5"/><rect x="90" y="150" width="80" height="46"/><rect x="356" y="150" width="80" height="60"/><path d="M356 180h80"/><circle cx="130" cy="256" r="22"/><circle cx="540" cy="200" r="9" fill="#16181a"/><circle cx="540" cy="270" r="9" fill="#16181a"/>${Array.from({ length: 9 }, (_, index) => `<path d="M${236 + index * 8} 130v50"/>`).join("")}</g><g stroke="#e2502a" stroke-width="1.5"><path d="M60 78H580M60 70v16M300 70v16M470 70v16M580 70v16"/></g><g stroke="none" fill="#e2502a" font-family="hanken-grotesk" font-size="14" font-weight="600"><text x="160" y="68">9 000</text><text x="368" y="68">6 400</text><text x="506" y="68">4 100</text></g>`,
);

/** Long section through the slope. */
export const section = sheet(
  "0 0 900 300",
  `<path d="M0 236H180L230 250H610L660 232H900V300H0Z" fill="#16181a" stroke="none"/><path d="M240 248V150H470V248M230 150H720V62H230Z" stroke-width="7"/><path d="M640 150v98M560 150v98" stroke-width="5"/><path d="M250 152V74H450V146M460 74h250v72H460" stroke-width="1.5"/><g stroke-width="1.5"><path d="M120 236v-60M120 180c-30 0-44-22-34-46-12-24 10-50 34-44 26-8 46 18 36 44 10 26-8 46-36 46ZM800 232v-74M800 160c-34 0-52-28-40-56-12-28 14-58 42-50 30-8 52 22 40 50 12 30-8 56-42 56Z"/><circle cx="330" cy="196" r="8"/><path d="M330 204v26M330 212l-12 10M330 212l12 8M330 230l-8 18M330 230l8 18"/><circle cx="590" cy="104" r="7"/><path d="M590 111v22M590 133l-7 14M590 133l7 14"/></g><g stroke="#e2502a" stroke-width="1.5" stroke-dasharray="5 6"><path d="M10 62H890M10 150H890"/></g>`,
);

/** Site drawing: contours and the two bars. */
export const site = sheet(
  "0 0 560 560",
  `<g stroke-width="1" opacity=".6">${Array.from({ length: 16 }, (_, index) => `<path d="M-20 ${index * 38}C120 ${index * 38 - 60 + index * 3} 260 ${index * 38 + 70} 400 ${index * 36 - 10}S540 ${index * 34 + 30} 600 ${index * 34}"/>`).join("")}</g><path d="M40 420c90-60 210-40 300 0s160 20 240-30v180H0Z" fill="#cfdad9" stroke="none"/><g transform="rotate(-14 280 280)"><path d="M170 250h210v64H170z" fill="#16181a"/><path d="M250 216h210v54H250z" fill="#e2502a" stroke="none" opacity=".92"/></g><g fill="#fff" stroke-width="1.5">${[
    [70, 120, 30],
    [120, 170, 22],
    [460, 110, 34],
    [500, 330, 26],
    [90, 330, 28],
    [410, 390, 20],
    [330, 90, 24],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#dfe3d6"/><circle cx="${x}" cy="${y}" r="2" fill="#16181a"/>`,
    )
    .join("")}</g>`,
);
