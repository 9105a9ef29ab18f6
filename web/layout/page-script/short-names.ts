/** `addEventListener` and `document` by names that a minifier shortens: they are repeated in every page. */
export const listen = addEventListener;
export const page = document;
