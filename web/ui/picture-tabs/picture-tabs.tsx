import type { ReactNode } from "react";
import styles from "./picture-tabs.module.css";

type PictureTabsProps = {
  /** Unique on the page: the name of the radio group. */
  name: string;
  legend: string;
  tabs: { id: string; label: string; panel: ReactNode }[];
  /** `side`: a column of choices beside the panel, for many of them. */
  layout?: "top" | "side";
};

/** One of several pictures in a window frame, chosen by radio buttons, so that it works without script. */
export function PictureTabs({ name, legend, tabs, layout = "top" }: PictureTabsProps) {
  return (
    <fieldset className={styles.tabs} data-layout={layout}>
      <legend className={styles.legend}>{legend}</legend>
      {tabs.map(({ id, label, panel }, index) => (
        <div className={styles.tab} key={id}>
          <label className={styles.choice}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={id}
              defaultChecked={index === 0}
            />
            {label}
          </label>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus. */}
          <section className={styles.panel} tabIndex={0} aria-label={`${legend}: ${label}`}>
            {panel}
          </section>
        </div>
      ))}
    </fieldset>
  );
}
