/** Where somebody sends what they wrote; the magic 8-ball is a form without fields. */
const kept = "main form:has(input,textarea) [type=submit]";
const places = ["bottom left", "bottom right", "top left", "top right"] as const;

/**
 * Stands the banner where it covers neither the page's first call to action nor a form's button, as far as the window has such
 * a place, and lets everything else be scrolled out from under it.
 */
export function placeBanner(banner: HTMLElement): void {
  const first = document.querySelector("main a[data-variant]");
  const controls = [...(first ? [first] : []), ...document.querySelectorAll(kept)].map((control) =>
    control.getBoundingClientRect(),
  );
  const coveredAt = (place: (typeof places)[number]) => {
    stand(banner, place);
    const { left, right, top, bottom } = restingBox(banner);
    return controls.filter(
      (control) =>
        control.left < right && control.right > left && control.top < bottom && control.bottom > top,
    ).length;
  };
  let place: (typeof places)[number] = places[0];
  let least = Number.POSITIVE_INFINITY;
  for (const tried of places) {
    const count = coveredAt(tried);
    if (count < least) [place, least] = [tried, count];
    // Each place that is tried lays out the page.
    if (count === 0) break;
  }
  stand(banner, place);
  makeRoom(place.startsWith("top") ? "scrollPaddingTop" : "scrollPaddingBottom", restingBox(banner));
}

/** Takes back the room that the page had for the banner. */
export function takeRoomBack(): void {
  const { style } = document.documentElement;
  style.scrollPaddingTop = style.scrollPaddingBottom = document.body.style.paddingBottom = "";
}

function stand(banner: HTMLElement, place: string): void {
  for (const side of ["bottom", "top", "left", "right"])
    banner.classList.toggle(`cm--${side}`, place.includes(side));
}

/** Where it is once it has moved in. */
function restingBox(banner: HTMLElement): DOMRect {
  const { x, y, width, height } = banner.getBoundingClientRect();
  return new DOMRect(x, y - new DOMMatrix(getComputedStyle(banner).transform).m42, width, height);
}

/** For what has the focus, and for the end of the page. */
function makeRoom(padding: "scrollPaddingTop" | "scrollPaddingBottom", { top, bottom }: DOMRect): void {
  takeRoomBack();
  const pixels = padding === "scrollPaddingTop" ? bottom + 16 : innerHeight - top + 16;
  document.documentElement.style[padding] = `${pixels}px`;
  if (padding === "scrollPaddingBottom") document.body.style.paddingBottom = `${pixels}px`;
}
