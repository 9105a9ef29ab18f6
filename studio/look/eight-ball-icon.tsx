/** The agency's mark, a ball on its way into the corner pocket. It keeps its own colours on light and dark. */
export function EightBallIcon() {
  return (
    <svg viewBox="-4 -4 72 72" width="1em" height="1em" fill="none" aria-hidden="true">
      <path stroke="#0b6b4f" strokeWidth="7" strokeLinecap="round" d="M5.5 12v15.5a31 31 0 0 0 31 31H52" />
      <circle cx="37" cy="27" r="23.5" fill="#14181f" stroke="#6b7480" strokeWidth="1.5" />
      <circle cx="39.5" cy="24.5" r="11.5" fill="#faf8f4" />
      <circle cx="39.5" cy="20.7" r="3.3" stroke="#14181f" strokeWidth="2.9" />
      <circle cx="39.5" cy="28.2" r="4.1" stroke="#14181f" strokeWidth="2.9" />
    </svg>
  );
}
