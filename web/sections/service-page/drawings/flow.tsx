/** Work that runs by itself: a line of a sheet goes round once and becomes a day in the calendar and a paid invoice. */
export function Flow() {
  return (
    <>
      <path d="M66 22h132a10 10 0 0 1 10 10v188" />
      <rect data-front x="28" y="40" width="160" height="206" rx="10" />
      <path d="M48 66h60M48 96h14m14 0h92M48 156h14m14 0h92M48 186h14m14 0h70M48 216h14m14 0h82" />
      <path data-accent d="M48 126h14m14 0h92" />
      <path data-accent d="M188 126h58m68 0h66M280 160v116m0 68v0" />
      <circle data-front cx="280" cy="126" r="34" />
      <path data-accent d="M267 116a16 16 0 0 1 28 2m1-11v11h-11M293 136a16 16 0 0 1-28-2m-1 11v-11h11" />
      <rect data-front x="380" y="48" width="152" height="150" rx="10" />
      <path d="M380 84h152M412 36v24m88-24v24" />
      <path d="M404 110h14m24 0h14m24 0h14M404 140h14m62 0h14M404 170h14m24 0h14m24 0h14" />
      <rect data-accent data-front x="436" y="127" width="28" height="26" rx="6" />
      <path data-accent d="m443 140 5 5 9-10" />
      <circle data-front cx="280" cy="310" r="34" />
      <path d="M280 291v20l12 8" />
      <path data-accent d="M314 310h82M246 310h-58" />
      <rect data-front x="84" y="264" width="104" height="156" rx="16" />
      <path d="M124 282h24" />
      <path d="M104 308h50a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-30l-12 11v-11h-8z" />
      <path data-accent d="M116 325h12m10 0h12" />
      <path d="M134 372h26a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-34" />
      <path data-front d="M396 252h104v150l-13-9-13 9-13-9-13 9-13-9-13 9-13-9-13 9z" />
      <path d="M416 280h36m-36 26h64m-64 24h64m-64 32h24" />
      <circle data-accent data-front cx="500" cy="362" r="27" />
      <path data-accent d="m487 362 9 10 17-19" />
    </>
  );
}
