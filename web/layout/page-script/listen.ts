/** `addEventListener` by a name that a minifier shortens: this is repeated in every page. */
export const listen = addEventListener;
