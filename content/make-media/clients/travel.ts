import type { Lockup } from "../stage/lockup.ts";

export const travel: Lockup[] = [
  {
    name: "Paddle & Pine Outfitters",
    colour: "#b06a2c",
    mark: `<g transform="rotate(38 32 32)"><path d="M29 14h6v38h-6z"/><path d="M32-6c7 0 9 7 9 13s-4 11-9 11-9-5-9-11 2-13 9-13Z"/><rect x="24" y="50" width="16" height="6" rx="3"/></g><g transform="rotate(-38 32 32)"><path d="M29 14h6v38h-6z"/><path d="M32-6c7 0 9 7 9 13s-4 11-9 11-9-5-9-11 2-13 9-13Z"/><rect x="24" y="50" width="16" height="6" rx="3"/></g>`,
    lines: [
      { text: "Paddle & Pine", typeface: "fraunces 700", size: 34, tracking: -0.015 },
      { text: "OUTFITTERS", typeface: "work-sans 600", size: 14.5, tracking: 0.34 },
    ],
  },
  {
    name: "Second Cove Cottages",
    colour: "#2d86a8",
    mark: `<path d="M32 3 60 27v6h-6v9H10v-9H4v-6Z"/><path fill="#fff" d="M27 28h10v14H27z"/><path fill="none" stroke="#2d86a8" stroke-width="4.5" stroke-linecap="round" d="M4 50c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 4 14 0M11 60c4-3 7-3 11 0s7 3 10 0 7-3 10 0 7 3 11 0"/>`,
    lines: [
      { text: "Second Cove", typeface: "cormorant-garamond 700", size: 42, tracking: -0.01 },
      { text: "COTTAGES", typeface: "jost 500", size: 14.5, tracking: 0.42 },
    ],
    leading: 0.8,
  },
  {
    name: "Fernway Rail Tours",
    colour: "#55903f",
    mark: `<circle cx="32" cy="32" r="30"/><path fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" d="M24 54 31 10M40 54 33 10M25 44h14M27 33h10M28.500 23h7"/>`,
    lines: [
      { text: "Fernway", typeface: "jost 600", size: 38, tracking: -0.01 },
      { text: "RAIL TOURS", typeface: "jost 500", size: 16, tracking: 0.22 },
    ],
  },
  {
    name: "Harbourlight Inn",
    colour: "#c0792a",
    mark: `<path d="M25 24h14l5 36H20Z"/><path fill="#fff" d="M23.600 35h16.800l.9 7H22.700z"/><path d="M22 19h20v4H22zM26 9h12v9H26zM32 0l9 8H23Z"/><path d="m20 10-19-6v15l19-4ZM44 10l19-6v15l-19-4Z" opacity=".4"/>`,
    lines: [{ text: "Harbourlight Inn", typeface: "dm-serif-display 400", size: 37, tracking: 0 }],
  },
];
