import { framePages } from "../page-frame/frame-pages.ts";

export const page = framePages({
  brand: "Local Stripe",
  note: "Stands in for Stripe on this machine. No card is asked for and no money moves.",
  stylesheet: "/stripe.css",
});

export function showDate(seconds: number): string {
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);
}
