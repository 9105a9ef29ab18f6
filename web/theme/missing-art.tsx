/** Beside "not found": a scratch, the cue ball goes down the corner pocket and the eight stays. */
export function MissingArt() {
  return (
    <svg viewBox="0 0 400 400" width="416" height="416" aria-hidden="true">
      <path fill="#573519" d="M0 24A24 24 0 0 1 24 0H400V400H0Z" />
      <path fill="#084936" d="M62 62H400V400H62Z" />
      <path fill="#0b6b4f" d="M124 84H400V400H84V124Z" />
      <circle cx="420" cy="420" r="250" fill="#11795a" />
      <g fill="#e2b866">
        <circle cx="214" cy="31" r="5" />
        <circle cx="324" cy="31" r="5" />
        <circle cx="31" cy="214" r="5" />
        <circle cx="31" cy="324" r="5" />
        <circle cx="84" cy="84" r="58" />
      </g>
      <circle cx="84" cy="84" r="50" fill="#04110d" />
      <circle cx="92" cy="92" r="34" fill="#cfc8b8" />
      <path
        fill="none"
        stroke="#f6f2e9"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 14"
        d="M318 372 232 250 142 152"
      />
      <circle cx="304" cy="196" r="34" fill="#06382a" />
      <circle cx="296" cy="186" r="34" fill="#14181f" />
      <circle cx="292" cy="182" r="15" fill="#f6f2e9" />
      <path
        fill="none"
        stroke="#14181f"
        strokeWidth="3.2"
        d="M292 174a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zm0 7.2a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2z"
      />
    </svg>
  );
}
