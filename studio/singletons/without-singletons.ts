import { singletonTypes } from "../../schemas/documents/all.ts";

const singletonNames = new Set<string>(singletonTypes.map(({ name }) => name));

export function isSingleton(typeName: string): boolean {
  return singletonNames.has(typeName);
}

/** Takes the singletons out of what the Studio offers to create. */
export function withoutSingletons<Offer>(offers: Offer[], getTypeName: (offer: Offer) => string): Offer[] {
  return offers.filter((offer) => !isSingleton(getTypeName(offer)));
}
