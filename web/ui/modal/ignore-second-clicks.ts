/** As long as systems wait for the second click of a double one. */
const doubleClickMs = 500;
/** As far as a hand moves between the two. */
const nearPx = 24;

/** A dialog that an impatient finger closes twice has gone at the second click, which must not press what lies below it. */
export function ignoreSecondClicks(): void {
  let last: MouseEvent | undefined;

  const ignore = (event: MouseEvent) => {
    // The keyboard's clicks have no place.
    if (event.detail === 0) return;
    if (last && hasClosedDialog(last) && isSoonAndNear(event, last)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === "click") last = event;
  };

  // Pressing it would take the focus from what opened the dialog.
  for (const type of ["mousedown", "click"] as const) addEventListener(type, ignore, true);
}

function hasClosedDialog({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("dialog")?.open === false;
}

function isSoonAndNear(one: MouseEvent, other: MouseEvent): boolean {
  const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  return one.timeStamp - other.timeStamp < doubleClickMs && distance < nearPx;
}
