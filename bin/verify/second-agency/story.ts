/** Who goes through the product, and what it is about. */
export const story = {
  visitor: { name: "Ole Hansen", email: "ole@hansen.example" },
  company: "Fördebäckerei",
  member: { name: "Imke Voss", email: "imke@foerdebaeckerei.example", password: "ein langes Kennwort" },
  project: "Neue Website",
  item: "Erster Entwurf",
  order: "Buchung",
  price: "1.200,00 €",
  question: "Wann geht es los?",
  answer: "Am Montag.",
};

/** A day from now on, as a field takes it. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** As it is to be read: 23. November 2026. */
export function writeDay(day: string): string {
  return new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
