import localFont from "next/font/local";

/** The same face behind sign-in: a day's work in one document waits for it, where a public page is read without it. */
export const portalInter = localFont({
  src: "./inter-latin-400-700.woff2",
  weight: "400 700",
  display: "block",
  adjustFontFallback: false,
  fallback: ["inter-as-arial", "inter-as-roboto", "inter-as-dejavu"],
  preload: true,
});
