import localFont from "next/font/local";

export const inter = localFont({
  src: "./inter-latin-400-700.woff2",
  weight: "400 700",
  variable: "--font-inter",
  // Text that a visitor has begun to read never changes its face: who has it not at once reads this page in what stands in for it.
  display: "optional",
  adjustFontFallback: false,
  fallback: ["inter-as-arial", "inter-as-roboto", "inter-as-dejavu"],
  // Asked for ahead, it would take the line from what is read in the fallback anyway.
  preload: false,
});
