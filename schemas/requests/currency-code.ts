/** How the code of a currency is written, by ISO 4217: CAD. */
export const currencyCode = /^[A-Z]{3}$/;
