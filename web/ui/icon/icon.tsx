import styles from "./icon.module.css";

const paths = {
  arrow: "M4 12h15m-6-6 6 6-6 6",
  down: "m6 9 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 5 5",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zm4 4h4M12 3v2",
  play: "M8 5.5v13l10.5-6.5z",
  warning: "M12 4 2.5 20h19zM12 10v4.5m0 2.5h.01",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5.5m0-8.5h.01",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  mail: "M3.5 6h17v12h-17zm0 1.5 8.5 6 8.5-6",
  phone:
    "M6 3.5h3L10.5 8l-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5.5a2 2 0 0 1 2-2z",
  people:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 15c2 .7 3.5 2.4 3.5 5",
  folder:
    "M3.5 6.5v11A1.5 1.5 0 0 0 5 19h14a1.5 1.5 0 0 0 1.5-1.5v-8A1.5 1.5 0 0 0 19 8h-7L9.5 5H5a1.5 1.5 0 0 0-1.5 1.5z",
  book: "M12 6.5c-2-1.5-5-2-8.5-2v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zm0 0v14",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
  sliders:
    "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  card: "M3 6.5h18v11H3zm0 4h18M6.5 14.5h3",
  external: "M9 5h10v10M19 5 6 18",
  clip: "m20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.5 3.5 0 0 1 5 5l-8.5 8.5a2 2 0 0 1-3-3L14 7",
  x: "M4 4l16 16M20 4 4 20",
  blog: "M5 19V9a4 4 0 0 1 4-4h6M5 19h6a4 4 0 0 0 0-8H9M15 5h4",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.5h.01",
  facebook: "M17 3h-3a4 4 0 0 0-4 4v14m-3-9h9",
  youtube: "M3 12c0-5 .7-6.5 3-6.5h12c2.3 0 3 1.5 3 6.5s-.7 6.5-3 6.5H6c-2.3 0-3-1.5-3-6.5zm7-3v6l5-3z",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside words; it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
