import type { Lockup } from "../stage/lockup.ts";

const green = "#2f8f4e";
const amber = "#c97a16";

export const serviceBased: Lockup[] = [
  {
    name: "Maple Ridge Plumbing",
    colour: "#c8472f",
    mark: `<path d="M32 2 56 38a24 24 0 1 1-48 0Z"/><path fill="#fff" d="m32 26 4 8 7-3-3 8 6 4-8 4 1 5-6-2v8h-2v-8l-6 2 1-5-8-4 6-4-3-8 7 3Z"/>`,
    lines: [
      { text: "Maple Ridge", typeface: "hanken-grotesk 800", size: 33, tracking: -0.02 },
      { text: "PLUMBING", typeface: "hanken-grotesk 600", size: 15, tracking: 0.32 },
    ],
  },
  {
    name: "Northfield Landscaping",
    colour: green,
    mark: `<path d="M4 32a28 28 0 0 1 56 0Z" opacity=".45"/><path d="M4 36h56a28 28 0 0 1-4 13c-14-7-30-9-50-5a28 28 0 0 1-2-8Z"/><path d="M9 49c17-3 31-1 43 5a28 28 0 0 1-43-5Z" opacity=".7"/><circle cx="32" cy="24" r="8" fill="#fff"/>`,
    lines: [
      { text: "northfield", typeface: "sora 600", size: 36, tracking: -0.03 },
      { text: "landscaping", typeface: "sora 400", size: 17, tracking: 0.04 },
    ],
  },
  {
    name: "Bright Side Cleaning",
    colour: amber,
    mark: `<path d="M6 44a26 26 0 0 1 52 0Z"/><path d="M2 50h60v5H2zM29 2h6v11h-6zM7.800 12.600l4.200-4.2 7.8 7.8-4.2 4.200zM52 8.400l4.200 4.2-7.8 7.8-4.2-4.200z"/>`,
    lines: [
      { text: "Bright Side", typeface: "poppins 600", size: 32, tracking: -0.02 },
      { text: "cleaning co.", typeface: "poppins 400", size: 17, tracking: 0.02 },
    ],
  },
  {
    name: "Ironwood Roofing",
    colour: "#6d7a8a",
    mark: `<path d="M32 6 62 34l-5 5-25-23L7 39l-5-5Z"/><path d="M32 23 53 42v4L32 27 11 46v-4ZM14 50l18-16 18 16v10H38V47H26v13H14Z" opacity=".75"/>`,
    lines: [
      { text: "IRONWOOD", typeface: "oswald 700", size: 36, tracking: 0.03 },
      { text: "ROOFING & EXTERIORS", typeface: "oswald 400", size: 14.5, tracking: 0.075 },
    ],
  },
];
