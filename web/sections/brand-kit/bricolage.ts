import localFont from "next/font/local";

/** The logo's typeface, for its specimen alone: no page but the brand kit fetches it. */
export const bricolage = localFont({
  src: "../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  preload: false,
});
