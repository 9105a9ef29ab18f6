/** Blocks that make a page, and the last of them on its way to its place. */
export function Blocks() {
  return (
    <>
      <rect x="28" y="24" width="372" height="396" rx="14" />
      <rect x="48" y="44" width="332" height="44" rx="8" />
      <path d="M68 66h44m148 0h24m16 0h24m14 0h18" />
      <rect x="48" y="104" width="332" height="120" rx="8" />
      <path d="m48 200 66-58 50 46 30-24 64 60" />
      <circle cx="216" cy="138" r="13" />
      <path d="M272 140h86m-86 18h86m-86 18h54" />
      <rect x="48" y="240" width="158" height="92" rx="8" />
      <path d="M68 264h62m-62 20h116m-116 16h96" />
      <rect data-accent x="222" y="240" width="158" height="92" rx="8" strokeDasharray="1 8" />
      <rect x="48" y="348" width="332" height="52" rx="8" />
      <path d="M68 374h120m108-12h64v24h-64z" />
      <g transform="rotate(-9 452 180)">
        <rect data-front data-accent x="372" y="132" width="158" height="92" rx="8" />
        <path data-accent d="M392 156h52m-52 20h118m-118 18h84" />
        <path data-accent d="M486 152h26v14h-26z" />
      </g>
      <path data-accent d="M470 252c2 34-18 48-66 40m0 0 14-9m-14 9 10 13" />
    </>
  );
}
