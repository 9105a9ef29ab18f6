import localFont from "next/font/local";

/** The same face behind sign-in: a day's work in one document waits for it, where a public page is read without it. */
export const portalInter = localFont({
  src: "./inter-latin-400-700.woff2",
  weight: "400 700",
  variable: "--font-behind-sign-in",
  display: "block",
  adjustFontFallback: false,
  preload: true,
});
