import localFont from "next/font/local";

export const inter = localFont({
  src: "./inter-latin-400-700.woff2",
  weight: "400 700",
  variable: "--font-inter",
  // Text that a visitor has begun to read never changes its face: who has it not at once reads this page in what stands in for it (tokens.css).
  display: "optional",
  adjustFontFallback: false,
  // Asked for ahead, it would take the line from what is read without it anyway.
  preload: false,
});
