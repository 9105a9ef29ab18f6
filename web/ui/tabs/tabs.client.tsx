"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { followWheel } from "./follow-wheel.ts";
import styles from "./tabs.module.css";

type TabsProps = {
  /** Unique on the page: the beginning of every panel's id. */
  name: string;
  label: string;
  tabs: { id: string; label: string; panel: ReactNode }[];
  /** `side`: a column of tabs beside the panels, for many of them. */
  layout?: "top" | "side";
  /** All panels lie below each other in one frame: a finger scrolls it, a gesture of the wheel or a key turns one page. */
  isScrolled?: boolean;
};

/**
 * Tabs after the ARIA pattern: one stop for Tab, arrows, Home and End. Until the script runs, and
 * without it, they are links to their panels.
 */
export function Tabs({ name, label, tabs, layout = "top", isScrolled = false }: TabsProps) {
  const panelIds = tabs.map(({ id }) => `${name}-${id}`);
  const [isReady, setReady] = useState(false);
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over from the links.
  useEffect(() => {
    const linked = panelIds.indexOf(location.hash.slice(1));
    if (linked > 0) select(linked);
    setReady(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` reads where it is from the frame itself.
  useEffect(() => {
    if (!isScrolled || !frame.current) return;
    const listening = new AbortController();
    followWheel(frame.current, turn, listening.signal);
    return () => listening.abort();
  }, [isScrolled]);

  useEffect(() => {
    const tab = list.current?.children[selected];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  function select(index: number) {
    setSelected(index);
    const panel = frame.current?.children[index];
    if (isScrolled && panel instanceof HTMLElement)
      frame.current?.scrollTo({ top: panel.offsetTop, behavior: "instant" });
  }

  function indexInFrame(): number {
    if (!frame.current) return 0;
    const { scrollTop, clientHeight } = frame.current;
    const panels = Array.from(frame.current.querySelectorAll<HTMLElement>(":scope > *"));
    return Math.max(
      panels.findLastIndex(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 2),
      0,
    );
  }

  function turn(by: number): boolean {
    const next = indexInFrame() + by;
    if (next < 0 || next >= tabs.length) return false;
    select(next);
    return true;
  }

  function turnByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target !== frame.current) return;
    const by = { PageDown: 1, ArrowDown: 1, PageUp: -1, ArrowUp: -1 }[event.key];
    if (by && turn(by)) event.preventDefault();
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = list.current?.querySelector(":focus");
    if (!focused) return;
    const next = indexAfterKey(
      event.key,
      Array.from(list.current?.children ?? []).indexOf(focused),
      tabs.length,
    );
    const tab = next === undefined ? undefined : list.current?.children[next];
    if (next === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    select(next);
    tab.focus();
  }

  return (
    <div
      className={styles.tabs}
      data-island
      data-layout={layout}
      data-scrolled={isScrolled || undefined}
      data-ready={isReady || undefined}
    >
      <div
        className={styles.list}
        ref={list}
        {...(isReady ? { role: "tablist", "aria-label": label, onKeyDown: moveByKey } : {})}
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            className={styles.tab}
            href={`#${panelIds[index]}`}
            id={`${panelIds[index]}-tab`}
            draggable={false}
            data-selected={index === selected || undefined}
            onClick={(event) => {
              event.preventDefault();
              select(index);
            }}
            {...(isReady && {
              role: "tab",
              "aria-selected": index === selected,
              "aria-controls": panelIds[index],
              tabIndex: index === selected ? 0 : -1,
            })}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <section
        className={styles.frame}
        ref={frame}
        {...(isScrolled && {
          "aria-label": label,
          tabIndex: 0,
          onScroll: () => setSelected(indexInFrame()),
          onKeyDown: turnByKey,
        })}
      >
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            className={styles.panel}
            id={panelIds[index]}
            data-selected={index === selected || undefined}
            tabIndex={isScrolled ? undefined : 0}
            {...(isReady && { role: "tabpanel", "aria-labelledby": `${panelIds[index]}-tab` })}
          >
            {tab.panel}
          </div>
        ))}
      </section>
    </div>
  );
}

function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === " ") return index;
}
