import type { Lockup } from "../stage/lockup.ts";

export const saas: Lockup[] = [
  {
    name: "Ledgerloop",
    colour: "#3b6fe0",
    mark: `<path d="M22 12a20 20 0 1 0 0 40h8v-10h-8a10 10 0 1 1 0-20h8V12Z"/><path d="M42 52a20 20 0 1 0 0-40h-8v10h8a10 10 0 1 1 0 20h-8v10Z" opacity=".55"/>`,
    lines: [{ text: "ledgerloop", typeface: "sora 700", size: 40, tracking: -0.04 }],
  },
  {
    name: "Tallyboard",
    colour: "#7a5af0",
    mark: `<rect x="4" y="4" width="56" height="56" rx="14"/><path fill="#fff" d="M16 18h5v28h-5zM26 18h5v28h-5zM36 18h5v28h-5zM8.500 41.5 51 17.500l2.500 4.300L11 45.800z"/>`,
    lines: [{ text: "Tallyboard", typeface: "hanken-grotesk 700", size: 40, tracking: -0.03 }],
  },
  {
    name: "Stackpier",
    colour: "#0f8b8d",
    mark: `<path d="m32 4 28 13-28 13L4 17Z"/><path d="m10 27-6 3 28 13 28-13-6-3-22 10Z" opacity=".75"/><path d="m10 40-6 3 28 13 28-13-6-3-22 10Z" opacity=".5"/>`,
    lines: [{ text: "stackpier", typeface: "space-grotesk 700", size: 42, tracking: -0.05 }],
  },
  {
    name: "Formwell",
    colour: "#d1543f",
    mark: `<path d="M10 6h44v11H21v10h25v11H21v20H10Z"/><circle cx="46" cy="50" r="8"/>`,
    lines: [{ text: "Formwell", typeface: "dm-sans 700", size: 42, tracking: -0.035 }],
    gap: 8,
  },
];
