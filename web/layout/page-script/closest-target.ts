/** The element that an event is about, or the next one around it, that matches. */
export function closestTarget<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
