/** A list that is put in order: three lines crossed out, three kept, and the way that they make. */
export function List() {
  return (
    <>
      <path d="M76 18h196a10 10 0 0 1 10 10v330" />
      <rect data-front x="36" y="36" width="228" height="378" rx="10" />
      <path d="M60 66h92" strokeWidth="2" />
      <path d="M60 84h54" />
      {[126, 176, 226, 276, 326, 376].map((y, index) => (
        <g key={y}>
          <circle cx="70" cy={y} r="9" data-accent={index % 2 === 0 ? true : undefined} />
          <path
            d={`M94 ${y - 6}h${[96, 78, 104, 88, 70, 98][index]}M94 ${y + 8}h${[52, 60, 44, 52, 56, 40][index]}`}
          />
          <path d={`M218 ${y}h24`} />
          {index % 2 === 0 ? (
            <path data-accent d={`m65 ${y} 4 4 7-8`} />
          ) : (
            <path d={`M54 ${y + 6}c50-14 120-8 194-16`} />
          )}
        </g>
      ))}
      <path data-accent d="M264 126c70-6 60 200 118 214s34-120 84-128" strokeDasharray="1 9" />
      <path data-accent d="M466 212V96" />
      <path data-accent data-front d="M466 96c22-12 40 12 64 0v48c-24 12-42-12-64 0" />
      <circle data-front data-accent cx="322" cy="206" r="18" />
      <path data-accent d="m318 200 5-3v18" />
      <circle data-front data-accent cx="384" cy="338" r="18" />
      <path data-accent d="M378 333c1-6 11-6 11 0 0 5-8 7-11 12h12" />
      <circle data-front data-accent cx="466" cy="212" r="18" />
      <path data-accent d="M460 204h11l-6 6c7 0 8 10-1 11-2 0-4-1-5-2" />
      <g transform="translate(304 414) rotate(-13)">
        <path d="m0 0 28-13h128a8 8 0 0 1 8 8V5a8 8 0 0 1-8 8H28zM28-13v26m110-26v26M11-5V5" />
      </g>
    </>
  );
}
