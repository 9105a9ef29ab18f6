import localFont from "next/font/local";

export const inter = localFont({
  src: "./inter-latin-400-700.woff2",
  weight: "400 700",
  variable: "--font-inter",
  display: "swap",
  adjustFontFallback: "Arial",
});
