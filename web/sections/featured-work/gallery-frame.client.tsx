"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { LightboxProps } from "#ui/lightbox/lightbox.tsx";
import { followGallery } from "./follow-gallery.ts";

const Lightbox = lazy(async () => ({ default: (await import("#ui/lightbox/lightbox.tsx")).Lightbox }));

/** Makes the pictures and clips of one company answer; the lightbox is fetched when it is first asked for. */
export function GalleryFrame({ className, children }: { className?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Omit<LightboxProps, "onClose">>();

  useEffect(() => {
    const listening = new AbortController();
    if (frame.current) followGallery(frame.current, setOpened, listening.signal);
    return () => listening.abort();
  }, []);

  return (
    <div className={className} ref={frame} data-island>
      {children}
      {opened ? (
        <Suspense>
          <Lightbox {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
