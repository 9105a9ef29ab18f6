type AnyTarget = EventTarget & Partial<Pick<Element, "closest">>;

/** The element that an event is about, or the next one around it, that matches. */
export function closestTarget<Found extends Element = HTMLElement>(
  { target }: { target: AnyTarget | null },
  selector: string,
): Found | null | undefined {
  return target?.closest?.<Found>(selector);
}
