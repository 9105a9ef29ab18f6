import type { Lockup } from "../stage/lockup.ts";

export const socialMedia: Lockup[] = [
  {
    name: "Loudhouse Social",
    colour: "#d8432f",
    mark: `<path d="M4 30 32 6l28 24v28H4Z"/><path fill="#fff" d="M16 38h9l13-10v28L25 46h-9Z"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" d="M44 36a9 9 0 0 1 0 12"/>`,
    lines: [
      { text: "LOUDHOUSE", typeface: "archivo-black 400", size: 32, tracking: -0.02 },
      { text: "social", typeface: "space-grotesk 500", size: 20 },
    ],
  },
  {
    name: "Kindred Reach",
    colour: "#b8487f",
    mark: `<circle cx="23" cy="32" r="19" opacity=".6"/><circle cx="41" cy="32" r="19" opacity=".6"/><path fill="#fff" d="M32 15.300a19 19 0 0 1 0 33.4 19 19 0 0 1 0-33.400Z" opacity=".85"/>`,
    lines: [{ text: "Kindred Reach", typeface: "dm-serif-display 400", size: 40, tracking: -0.01 }],
  },
  {
    name: "Postcrow",
    colour: "#5a74b8",
    mark: `<path d="M4 52c2-22 12-38 32-40 5-6 14-6 17 1l9 4-9 3c1 18-11 31-27 32-8 0-15 0-22 0Z"/><circle cx="44" cy="17" r="2.6" fill="#fff"/><path d="M18 52c4-11 11-18 23-22-3 12-9 19-17 22Z" fill="#fff" opacity=".35"/>`,
    lines: [{ text: "postcrow", typeface: "bricolage-grotesque 700", size: 44, tracking: -0.03 }],
  },
  {
    name: "Signal & Spruce",
    colour: "#3a8a68",
    mark: `<path d="m32 8 12 16h-7l10 13h-8l11 15H35v8h-6v-8H14l11-15h-8l10-13h-7Z"/><path fill="none" stroke="#3a8a68" stroke-width="4" stroke-linecap="round" d="M10 10a22 22 0 0 0 0 22M54 10a22 22 0 0 1 0 22" opacity=".65"/>`,
    lines: [{ text: "Signal & Spruce", typeface: "fraunces 600", size: 37, tracking: -0.02 }],
  },
];
