type Colours = { ball: string; pocket: string; disc: string; eight: string; shine?: string };

/** The mark: an 8-ball resting in a corner pocket, in a 64 × 64 box. */
export function eightBall({ ball, pocket, disc, eight, shine }: Colours): string {
  const highlight = shine
    ? `<path fill="none" stroke="${shine}" stroke-width="2.5" stroke-linecap="round" d="M22.300 20.600a18 18 0 0 1 7-7.5"/>`
    : "";
  return `<path fill="none" stroke="${pocket}" stroke-width="7" stroke-linecap="round" d="M5.500 12v15.500a31 31 0 0 0 31 31H52"/>
<circle cx="37" cy="27" r="23.5" fill="${ball}"/>${highlight}
<circle cx="39.5" cy="24.5" r="11.5" fill="${disc}"/>
<path fill="none" stroke="${eight}" stroke-width="2.9" d="M39.500 24a3.300 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.600Zm0 8.300a4.150 4.150 0 1 0 0-8.3 4.150 4.150 0 0 0 0 8.300Z"/>`;
}
