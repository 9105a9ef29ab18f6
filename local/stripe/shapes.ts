import type Stripe from "stripe";

/** An object of Stripe's as it is in JSON: decimal numbers are texts there. */
export type Wire<Of> = Of extends Stripe.Decimal
  ? string
  : Of extends string
    ? Of
    : Of extends object
      ? { [Key in keyof Of]: Wire<Of[Key]> }
      : Of;

/** The same with some fields said more closely. What Stripe's own type does not allow does not compile. */
export type Closer<Of, By extends Partial<Wire<Of>>> = Omit<Wire<Of>, keyof By> & By;

export type List<Item> = { object: "list"; data: Item[]; has_more: boolean; url: string };
