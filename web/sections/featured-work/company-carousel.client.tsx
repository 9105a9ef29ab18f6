"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { dragToScroll } from "#ui/carousel/drag-to-scroll.ts";
import { indexInView } from "#ui/carousel/index-in-view.ts";
import { keepOthersInert } from "#ui/carousel/keep-others-inert.ts";
import { showItem } from "#ui/carousel/show-item.ts";

type CompanyCarouselProps = { label: string; className?: string; children: ReactNode };

/** The companies side by side: pulled by the mouse, swiped by a finger, or stepped through by their links. */
export function CompanyCarousel({ label, className, children }: CompanyCarouselProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const track = list.current;
    if (!track) return;
    const listening = new AbortController();
    const { signal } = listening;
    dragToScroll(track, signal, () => showItem(track, indexInView(track)));
    keepOthersInert(track, signal);
    track.addEventListener("click", (event) => step(track, event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <ol className={className} ref={list} aria-label={label} data-island>
      {children}
    </ol>
  );
}

function step(track: HTMLElement, event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-company-step]");
  if (!link) return;
  event.preventDefault();
  const by = Number(link.dataset.companyStep);
  const companies = track.children;
  const index =
    (Array.from(companies).findIndex((company) => company.contains(link)) + by) % companies.length;
  const company = Array.from(companies).at(index);
  if (!company) return;
  showItem(track, Array.from(companies).indexOf(company));
  company.removeAttribute("inert");
  // The link that was pressed has gone with its company: the same one of the new company is next.
  company
    .querySelector<HTMLElement>(`[data-company-step="${link.dataset.companyStep}"]`)
    ?.focus({ preventScroll: true });
}
