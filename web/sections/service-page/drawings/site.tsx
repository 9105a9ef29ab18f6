/** A website on a screen and on a phone, with one word of it being edited. */
export function Site() {
  return (
    <>
      <rect x="28" y="30" width="452" height="328" rx="14" />
      <path d="M28 70h452" />
      <path d="M50 50h.1m17.9 0h.1m17.9 0h.1" strokeWidth="6" />
      <path d="M150 42h196a8 8 0 0 1 0 16H150a8 8 0 0 1 0-16z" />
      <path d="M54 98h152v20H54zM54 132h62v20H54z" />
      <rect data-accent x="128" y="126" width="96" height="32" rx="4" />
      <path data-accent d="M138 136h66v12h-66zM214 132v20" />
      <path d="M54 178h170m-170 16h150m-150 16h164" />
      <rect data-accent x="54" y="232" width="92" height="28" rx="14" />
      <path data-accent d="M74 246h40m0 0-5-5m5 5-5 5" />
      <rect x="262" y="96" width="192" height="166" rx="8" />
      <circle data-accent cx="410" cy="138" r="18" />
      <path d="m262 232 54-58 40 40 26-24 72 66" />
      <path d="M54 292h112m-112 18h88m-88 16h100M262 292h60m-60 18h46" />
      <rect data-front x="368" y="164" width="148" height="262" rx="22" />
      <path d="M424 182h36" />
      <path d="M388 206h108v14H388zM388 230h70v14h-70z" />
      <rect x="388" y="258" width="108" height="76" rx="6" />
      <path d="m388 318 32-32 22 22 14-12 40 36" />
      <circle data-accent cx="472" cy="276" r="9" />
      <path d="M388 352h108m-108 14h84" />
      <rect data-accent x="388" y="382" width="108" height="26" rx="13" />
      <path data-accent d="M416 395h44m0 0-5-5m5 5-5 5" />
      <path data-front data-accent d="m214 162 22 52 8-21 21-8z" />
    </>
  );
}
